import { expect, it } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

function packageOf(folder: string) {
  return { name: `@hanji/${folder.split('/').at(-1)}`, folder };
}
const all = ['apps/storybook', 'apps/server', 'packages/domain', 'packages/ui-kit'].map(packageOf);

it.each([
  [['packages/domain/src/a.ts'], 'packages/domain'],
  [['packages/ui-kit/src/a.tsx'], 'packages/ui-kit'],
  [['apps/server/src/a.ts', 'README.md'], 'apps/server'],
])('puts the package of %j first and the stories last', (changed, first) => {
  const folders = nearestFirst(all, changed).map(({ folder }) => folder);
  expect(folders[0]).toBe(first);
  expect(folders.at(-1)).toBe('apps/storybook');
});

it('does not take a folder for another that begins alike', () => {
  const two = [packageOf('apps/ja'), packageOf('apps/ja-more')];
  expect(nearestFirst(two, ['apps/ja-more/src/a.ts'])[0]?.folder).toBe('apps/ja-more');
});
