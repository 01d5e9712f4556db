import { expect, it } from 'vitest';
import { criterionValue, searchCriterion } from './search-criterion.ts';

it.each([
  ['writer:Kim Hanji', 'Kim Hanji'],
  ['original_creator:A:B', 'A:B'],
  ['publisher:Hanji', 'Hanji'],
  ['writer: Kim ', 'Kim'],
  ['writer:', 'writer:'],
  ['Re:start', 'Re:start'],
  ['sea', 'sea'],
  [':sea', ':sea'],
  ['', ''],
])('%j is shown as %j', (keyword, shown) => expect(criterionValue(keyword)).toBe(shown));

it.each([
  ['artist:Kim', { field: 'artist', value: 'Kim' }],
  ['publisher:Hanji:Two', { field: 'publisher', value: 'Hanji:Two' }],
  ['Writer:Kim', null],
  ['writer', null],
  ['writer: ', null],
  ['Re:start', null],
  ['toString:x', null],
])('%j asks for %j', (keyword, criterion) => expect(searchCriterion(keyword)).toEqual(criterion));
