import { expect, it } from 'vitest';
import { readId } from './read-id.ts';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['007', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['7x', null],
  ['', null],
  [' 1', null],
  [null, null],
  [undefined, null],
])('the id %j is %j', (value, id) => expect(readId(value)).toBe(id));
