import { expect, it } from 'vitest';
import { dropPosition, movedIndex } from './drop-position.ts';

const rows = [0, 50, 100].map((top) => ({ top, bottom: top + 50 }));

it.each([
  [-10, 0],
  [24, 0],
  [25, 1],
  [74, 1],
  [75, 2],
  [125, 3],
  [900, 3],
])('drops at a height of %d before row %d', (y, row) => {
  expect(dropPosition(rows, y)).toBe(row);
});

it.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [1, 3, 2],
])('takes from %d what is dropped before %d to %d', (from, dropped, to) => {
  expect(movedIndex(from, dropped)).toBe(to);
});
