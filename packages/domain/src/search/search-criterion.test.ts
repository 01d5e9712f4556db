import { authorRoles } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criterionKeyword, criterionValue, searchCriterion } from './search-criterion.ts';

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
  ['writer:writer:Kim', { field: 'writer', value: 'writer:Kim' }],
  ['writer::', { field: 'writer', value: ':' }],
  ['Writer:Kim', null],
  [' writer:Kim', null],
  ['writer', null],
  ['writers', null],
  ['writers:Kim', null],
  ['writer:', null],
  ['writer: ', null],
  ['Re:start', null],
  [':writer:Kim', null],
  ['toString:x', null],
])('%j asks for %j', (keyword, criterion) => expect(searchCriterion(keyword)).toEqual(criterion));

it.each(authorRoles)('%s is a field of its own', (field) => {
  expect(criterionKeyword({ field, value: 'Kim' })).toBe(`${field}:Kim`);
  expect(searchCriterion(`${field}:Kim`)).toEqual({ field, value: 'Kim' });
});

it('takes any text, and any name that has more than blanks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...authorRoles), fc.string(), (field, name) => {
      const value = name.trim();
      expect(searchCriterion(`${field}:${name}`)).toEqual(value === '' ? null : { field, value });
      expect(criterionValue(name)).toBeTypeOf('string');
    }),
  );
});
