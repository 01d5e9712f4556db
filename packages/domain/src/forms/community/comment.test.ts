import { expect, it } from 'vitest';
import { checkComment, commentMaxLength } from './comment.ts';

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
