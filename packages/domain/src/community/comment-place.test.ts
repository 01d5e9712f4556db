import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentsBeside, isPassed, isVeiled } from './comment-place.ts';

const at = (share: number) => ({ place: { share, position: null, contentVersion: 'a' } });
const nowhere = { place: null };

it.each([
  ['just before it', at(0.5), 0.4999, false],
  ['at it', at(0.5), 0.5, true],
  ['behind it', at(0.5), 0.9, true],
  ['at the beginning', at(0), 0, true],
  ['anywhere, written about the whole', nowhere, 1, false],
])('a place is passed by who has come %s', (_, comment, furthest, passed) => {
  expect(isPassed(comment, furthest)).toBe(passed);
});

it.each([
  ['who reads on sees what lies behind', 0.5, 0.5, [0.4, 0.5]],
  ['who reads again sees what lies ahead too', 0.5, 1, [0.4, 0.5, 0.6]],
  ['who comes back to the beginning', 0, 1, [0]],
  ['who has only begun', 0, 0, [0]],
])('beside the strip %s', (_, here, furthest, shown) => {
  const comments = [nowhere, ...[0, 0.3, 0.4, 0.5, 0.6, 0.7].map(at)];
  const beside = commentsBeside(comments, { here, furthest }, 0.1000001);
  expect(beside.map(({ place }) => place?.share)).toEqual(shown);
});

it('shows nothing beside the strip that lies further than its reader ever was', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(share), share, share, share, (shares, here, furthest, screen) => {
      const beside = commentsBeside(shares.map(at), { here, furthest }, screen);
      for (const { place } of beside) expect(place.share).toBeLessThanOrEqual(furthest);
    }),
  );
});

it.each([
  [true, false, false],
  [true, true, false],
  [false, true, false],
  [false, false, true],
])('own %s, on an opened chapter %s: veiled %s', (own, opened, veiled) => {
  expect(isVeiled({ own, opened })).toBe(veiled);
});
