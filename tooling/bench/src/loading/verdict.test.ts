import { expect, it } from 'vitest';
import type { Loading } from './measure.ts';
import { verdictOf } from './verdict.ts';

function loads(...lcps: number[]): Loading[] {
  return lcps.map((lcpMs) => ({
    lcpMs,
    contentMs: lcpMs - 100,
    cls: 0,
    requests: 4,
    bytes: 50_000,
    liveMs: 3000,
  }));
}

it('holds medians against the bars, and says which are missed', () => {
  expect(verdictOf(loads(900, 1500, 1200), loads(800, 1000, 900))).toMatchObject({
    lcpMs: 1200,
    ratio: 1200 / 900,
    contentMs: 1100,
    liveMs: 3000,
    missed: [],
  });
  expect(verdictOf(loads(2600), loads(2000)).missed).toEqual(['lcpMs']);
  expect(verdictOf(loads(1600), loads(1000)).missed).toEqual(['ratio']);
  expect(verdictOf(loads(0), loads(0)).missed).toEqual(['ratio']);
});

it('takes the middle of the requests, and the worst of the shifts', () => {
  const [first, second, third] = loads(1000, 1000, 1000);
  if (!first || !second || !third) throw new Error('three loads');
  const plain = loads(1000);
  const many = { ...first, requests: 9 };
  expect(verdictOf([many, second, third], plain)).toMatchObject({ requests: 4, missed: [] });
  expect(verdictOf([many, { ...second, requests: 9 }, third], plain).missed).toEqual(['requests']);
  expect(verdictOf([{ ...first, cls: 0.03 }, second, third], plain).missed).toEqual(['cls']);
});
