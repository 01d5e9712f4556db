import { expect, it } from 'vitest';
import { itemWeekday } from './item-weekday.ts';

it.each([
  ['0', 0],
  ['1', 1],
  ['6', 6],
  ['7', 0],
  ['8', null],
  ['-1', null],
  ['17', null],
  ['1x', null],
  ['x1', null],
  ['', null],
  ['mon', null],
])('the item %j is weekday %j', (code, weekday) => {
  expect(itemWeekday(code)).toBe(weekday);
});
