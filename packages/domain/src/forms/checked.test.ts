import { expect, it } from 'vitest';
import { accepted, problemsOf, refused } from './checked.ts';

it('a field has its problem, or none', () => {
  expect(problemsOf('email', refused('format'))).toEqual([{ field: 'email', reason: 'format' }]);
  expect(problemsOf('email', accepted('a@b.example'))).toEqual([]);
});
