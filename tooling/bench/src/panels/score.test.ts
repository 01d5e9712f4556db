import { expect, it } from 'vitest';
import { likeness, precisionOf, recallOf, scoreOf } from './score.ts';

function area(left: number, top: number, right: number, bottom: number) {
  return { left, top, right, bottom };
}

it('tells how much of two boxes together is in both', () => {
  expect(likeness(area(0, 0, 10, 10), area(0, 0, 10, 10))).toBe(1);
  expect(likeness(area(0, 0, 10, 10), area(0, 0, 10, 7))).toBeCloseTo(0.7);
  expect(likeness(area(0, 0, 10, 10), area(5, 0, 15, 10))).toBeCloseTo(1 / 3);
  expect(likeness(area(0, 0, 1, 1), area(2, 2, 3, 3))).toBe(0);
});

it('counts each box once, the likest pairs first', () => {
  const known = [area(0, 0, 10, 10), area(0, 20, 10, 30)];
  const found = [area(0, 0, 10, 8), area(0, 0, 10, 10), area(0, 0, 10, 40)];
  const score = scoreOf(known, found);
  expect(score).toEqual({ known: 2, found: 3, hit: 1 });
  expect(precisionOf(score)).toBeCloseTo(1 / 3);
  expect(recallOf(score)).toBe(0.5);
});

it('has missed nothing where nothing is, and said nothing wrong where it says nothing', () => {
  expect(recallOf(scoreOf([], [area(0, 0, 1, 1)]))).toBe(1);
  expect(precisionOf(scoreOf([area(0, 0, 1, 1)], []))).toBe(1);
});
