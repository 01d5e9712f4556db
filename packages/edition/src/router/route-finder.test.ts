import { expect, it } from 'vitest';
import { routeFinder } from './route-finder.ts';

const find = routeFinder([{ path: '/' }, { path: '/:type/:id' }, { path: '/comic/new' }]);

it('finds the route that fits best, with what its path names, as often as it is asked', () => {
  for (let time = 0; time < 3; time += 1) {
    expect(find('/comic/new')?.route.path).toBe('/comic/new');
    expect(find('/comic/7')).toMatchObject({ params: { type: 'comic', id: '7' } });
    expect(find('/comic/8')).toMatchObject({ params: { type: 'comic', id: '8' } });
    expect(find('/a/b/c')).toBeNull();
  }
});

it('goes on finding, however many addresses were asked for', () => {
  for (let id = 0; id < 1000; id += 1) {
    expect(find(`/novel/${id}`)).toMatchObject({ params: { id: String(id) } });
  }
  expect(find('/')?.route.path).toBe('/');
});
