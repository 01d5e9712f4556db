import { reportCategories } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { reportProblems } from './report.ts';

const long = 'a'.repeat(500);

it.each([
  ...reportCategories.map((category) => [category, '', []] as const),
  ['text', 'what is wrong', []],
  ['text', long, []],
  ['text', `${long}a`, [{ field: 'description', reason: 'tooLong' }]],
  ['', 'what is wrong', [{ field: 'category', reason: 'required' }]],
  [null, '', [{ field: 'category', reason: 'required' }]],
  ['taste', '', [{ field: 'category', reason: 'unknown' }]],
  [
    null,
    `${long}a`,
    [
      { field: 'category', reason: 'required' },
      { field: 'description', reason: 'tooLong' },
    ],
  ],
] as const)(
  '[A5-022, A5-034, B5-020] %j with %j has the problems %j',
  (category, description, problems) => {
    expect(reportProblems({ category, description }, reportCategories)).toEqual(problems);
  },
);
