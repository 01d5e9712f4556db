import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId, isStoredText, membersOf, parseStored } from './stored-json.ts';

it.each([
  [null, null],
  ['', null],
  ['{', null],
  ['null', null],
  ['1', 1],
  ['"a"', 'a'],
  ['{"a":[1]}', { a: [1] }],
])('reads %j as %j', (text, value) => expect(parseStored(text)).toEqual(value));

it.each([
  [null, {}],
  [undefined, {}],
  [1, {}],
  ['abc', {}],
  [[1, 2], {}],
  [{ a: 1 }, { a: 1 }],
])('the members of %j are %j', (stored, members) => expect(membersOf(stored)).toEqual(members));

it.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.MAX_SAFE_INTEGER, true],
  [Number.MAX_SAFE_INTEGER + 1, false],
  ['1', false],
  [null, false],
])('%j is an id: %s', (value, valid) => expect(isId(value)).toBe(valid));

it.each([
  ['', false],
  ['a', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  [1, false],
  [['a'], false],
  [null, false],
])('%j can be a name: %s', (value, valid) => expect(isStoredText(value)).toBe(valid));

it('never throws, and holds members of an object only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof membersOf(parseStored(text))).toBe('object');
    }),
  );
});
