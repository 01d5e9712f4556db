import { expect, it } from 'vitest';
import { novelModeKey, novelModes, readNovelMode } from './novel-mode.ts';

it.each([
  ['"page"', 'page'],
  ['"scroll"', 'scroll'],
  [null, 'scroll'],
  ['page', 'scroll'],
  ['["page"]', 'scroll'],
])('reads %j as %s', (text, mode) => expect(readNovelMode(text)).toBe(mode));

it('offers scrolling first, and has one name in storage', () => {
  expect(novelModes).toEqual(['scroll', 'page']);
  expect(novelModeKey).toBe('hanji.novelMode');
});
