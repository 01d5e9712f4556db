import { expect, it } from 'vitest';
import { criterionPath, menuPath, searchPath } from './list-paths.ts';
import { readCategory, readCode } from './read-params.ts';

it.each([
  ['all_comic', 'all_comic'],
  ['all_novel', 'all_novel'],
  ['all_films', null],
  [undefined, null],
])('the category %j is %j', (value, category) => expect(readCategory(value)).toBe(category));

it.each([
  ['ranking', 'ranking'],
  ['day-2', 'day-2'],
  ['a'.repeat(65), null],
  ['a/b', null],
])('a code %s is %s', (value, code) => expect(readCode(value)).toBe(code));

it('makes a criterion field:value of an author role or a publisher', () => {
  expect(criterionPath('writer', '김 한지/둘')).toBe(
    '/search/writer%3A%EA%B9%80%20%ED%95%9C%EC%A7%80%2F%EB%91%98',
  );
  expect(criterionPath('publisher', 'A&B')).toBe('/search/publisher%3AA%26B');
});

it('makes the other addresses', () => {
  expect(menuPath('all_novel', 'weekday', '3')).toBe('/menu/all_novel/weekday?currentItemCode=3');
  expect(searchPath('')).toBe('/search');
  expect(searchPath('..')).toBe('/search/%20..');
  expect(decodeURIComponent(searchPath('100 % ?/#').slice('/search/'.length))).toBe('100 % ?/#');
});
