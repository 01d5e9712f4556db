import { expect, it } from 'vitest';
import { nextChange } from './next-change.ts';

function home(recoverRemained: number | null, ...rentals: readonly number[]) {
  const inventory =
    recoverRemained === null ? null : { readForFree: { amount: 0, recoverRemained } };
  return {
    content: { inventory },
    chapters: rentals.map((rentRemained) => ({ activity: { rentRemained } })),
  };
}

it.each([
  ['a visitor', home(null, 0, 0), null],
  ['a gauge alone', home(90, 0), 90],
  ['the first rental to end', home(90, 0, 60, 70), 60],
  ['a gauge that is sooner', home(30, 60), 30],
  ['nothing that runs', home(0, 0), null],
])('of %s: %o', (_, facts, seconds) => {
  expect(nextChange(facts)).toBe(seconds);
});
