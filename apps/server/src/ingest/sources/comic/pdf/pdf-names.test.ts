import { expect, it } from 'vitest';
import { authorsOf, titleOf } from './pdf-names.ts';

it.each([
  ['  Paper\tBoats\u0000 ', 'Paper Boats'],
  ['종이배 3', '종이배 3'],
  ['1984', '1984'],
  ['Microsoft Word - thesis.docx', ''],
  ['scan0001.tif', ''],
  ['20240102_12345678', ''],
  ['Untitled 2', ''],
  ['', ''],
])('takes %j for the title %j', (given, title) => {
  expect(titleOf(given)).toBe(title);
});

it.each([
  ['Kim Sora; Lee Jun', ['Kim Sora', 'Lee Jun']],
  ['Kim Sora & Lee Jun', ['Kim Sora', 'Lee Jun']],
  ['Ada Writer, Ben Artist', ['Ada Writer', 'Ben Artist']],
  ['Melville, Herman', ['Melville, Herman']],
  ['Kim Sora; Kim Sora;', ['Kim Sora']],
  ['admin', []],
  ['', []],
])('takes %j for %j', (given, names) => {
  expect(authorsOf(given).map(({ name }) => name)).toEqual(names);
});
