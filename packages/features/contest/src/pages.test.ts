import { expect, it } from 'vitest';
import { contestPages } from './pages.ts';

function callOf(path: keyof typeof contestPages, contestNo?: string, search = '') {
  const params = { contestNo };
  const address = { params, query: new URLSearchParams(search), wide: false };
  return contestPages[path].first.call?.(address);
}

const paths = [
  '/event/contest/:contestNo',
  '/event/contest/:contestNo/list',
  '/event/contest/:contestNo/result',
] as const;

it.each([
  ['0', [false, false, false]],
  ['1', [true, true, true]],
  ['2', [true, true, true]],
  ['3', [false, false, false]],
  ['100', [false, false, false]],
  ['101', [true, true, true]],
  ['112', [true, true, true]],
  ['113', [true, false, true]],
  ['118', [true, false, true]],
  ['119', [false, false, false]],
  ['0101', [false, false, false]],
  ['latest', [false, false, false]],
])(
  '[B2-059] [B2-060] [B2-061] [B2-062] [B2-063] [B2-064] of contest %s the service draws page, list and result: %j',
  (contestNo, drawn) => {
    // Null is the answer 404, before the service is asked anything.
    expect(paths.map((path) => callOf(path, contestNo) !== null)).toEqual(drawn);
  },
);

it('[B2-058] asks with a page for what its first screen shows', () => {
  expect(callOf('/event/contest')?.path).toBe('/contest');
  expect(callOf(paths[0], '113')?.path).toBe('/contest/113');
  expect(callOf(paths[1], '1', 'page=3')?.path).toBe('/contest/1/entries?pageNo=2&pageSize=24');
  expect(callOf(paths[2], '118')?.path).toBe('/contest/118/result');
});

it('[B2-047] draws a guide page by its name, and none by what is no name', () => {
  const call = contestPages['/event/guide/:name'].first.call;
  const of = (name: string) =>
    call?.({ params: { name }, query: new URLSearchParams(), wide: false });
  expect(of('first-steps')?.path).toBe('/guide/first-steps');
  for (const name of ['', 'a/b', 'no name', '..', 'x'.repeat(65)]) expect(of(name)).toBeNull();
});
