import { expect, it } from 'vitest';
import { languagesOf } from './page-visit.ts';

it.each([
  ['', []],
  ['fr', ['fr']],
  ['en;q=0.3, fr-CA, de;q=0.8', ['fr-CA', 'de', 'en']],
  ['ko;q=0, ja;q=x, en', ['en']],
])('reads which languages a browser wants: %s', (header, languages) => {
  expect(languagesOf(header)).toEqual(languages);
});
