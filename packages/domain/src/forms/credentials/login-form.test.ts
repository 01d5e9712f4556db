import { expect, it } from 'vitest';
import { loginProblems } from './login-form.ts';

it.each([
  ['reader@hanji.example', 'a1', []],
  ['', 'a1', [{ field: 'email', reason: 'required' }]],
  ['reader', 'a1', [{ field: 'email', reason: 'format' }]],
  ['reader@hanji.example', '', [{ field: 'password', reason: 'required' }]],
  [
    '',
    'a b',
    [
      { field: 'email', reason: 'required' },
      { field: 'password', reason: 'whitespace' },
    ],
  ],
])('[B5-010, B5-011] %j with %j has the problems %j', (email, password, problems) => {
  expect(loginProblems({ email, password })).toEqual(problems);
});
