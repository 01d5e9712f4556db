import { expect, it } from 'vitest';
import { newPasswordProblems, passwordChangeProblems } from './password-change.ts';

const good = { current: 'old', password: 'hanji123', confirmation: 'hanji123' };

it.each([
  [{}, []],
  [{ current: 'hanji123' }, []],
  [{ current: '' }, [['current', 'required']]],
  [
    { password: '' },
    [
      ['password', 'required'],
      ['confirmation', 'mismatch'],
    ],
  ],
  [{ confirmation: '' }, [['confirmation', 'required']]],
  [{ confirmation: 'hanji124' }, [['confirmation', 'mismatch']]],
  [{ password: 'short', confirmation: 'short' }, [['password', 'tooShort']]],
  [
    { current: '', password: '', confirmation: '' },
    [
      ['current', 'required'],
      ['password', 'required'],
      ['confirmation', 'required'],
    ],
  ],
])('[A5-007, B5-014] a change with %j has the problems %j', (change, problems) => {
  const expected = problems.map(([field, reason]) => ({ field, reason }));
  expect(passwordChangeProblems({ ...good, ...change })).toEqual(expected);
  const { password, confirmation } = { ...good, ...change };
  expect(newPasswordProblems({ password, confirmation })).toEqual(
    expected.filter(({ field }) => field !== 'current'),
  );
});
