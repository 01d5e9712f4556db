import { describe, expect, it } from 'vitest';
import { checkComment, commentMaxLength, reportProblems } from './community.ts';
import { reportCategories } from '@hanji/contract/vocabulary.ts';
describe('comment', () => {
  const family = '👨‍👩‍👧';

  it.each([
    ['좋아요', '좋아요'],
    [' a\nb ', 'a\nb'],
    ['<b>', '<b>'],
    ['a'.repeat(400), 'a'.repeat(400)],
    [`  ${'a'.repeat(400)}  `, 'a'.repeat(400)],
    [family.repeat(400), family.repeat(400)],
  ])('[A5-021, B5-016] %j is posted as %j', (comment, value) => {
    expect(checkComment(comment)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    [' '.repeat(401), 'required'],
    ['\n\u200B\u3000', 'required'],
    ['a'.repeat(401), 'tooLong'],
    [family.repeat(401), 'tooLong'],
  ])('[A5-021, A9-029, B5-016, B9-031] %j is refused: %s', (comment, reason) => {
    expect(checkComment(comment)).toEqual({ ok: false, reason });
    expect(commentMaxLength).toBe(400);
  });
});

describe('report', () => {
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
});
