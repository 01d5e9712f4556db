import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { onPageView } from './page-views.ts';

const routes = [{ path: '*', element: null }];

it('[A7-091] sees the first page and every page arrived at, once each', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/first?x=1'] });
  const seen: string[] = [];
  onPageView(router, (path) => seen.push(path));
  await router.navigate('/second');
  await router.navigate('/second?page=2');
  await router.navigate('/third');
  expect(seen).toEqual(['/first', '/second', '/third']);
});
