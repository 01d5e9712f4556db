import { expect, it } from 'vitest';
import { commentLook, listedComments } from './comment-look.ts';

it.each([
  ['posted', [], 'shown'],
  ['liked', [], 'shown'],
  ['liked', [1], 'shown'],
  ['reported', [], 'absent'],
  ['reported', [2], 'absent'],
  ['reported', [2, 1], 'struck'],
  ['deleted', [], 'absent'],
  ['deleted', [1], 'absent'],
] as const)('[A4-044] a %s comment where %j were reported is %s', (status, reportedHere, look) => {
  expect(commentLook({ id: 1, status }, new Set(reportedHere))).toBe(look);
});

it('[A4-044] leaves reported and deleted comments out of lists, and the others in their order', () => {
  const comments = [
    { id: 4, status: 'liked' },
    { id: 3, status: 'reported' },
    { id: 2, status: 'deleted' },
    { id: 1, status: 'posted' },
  ] as const;
  expect(listedComments(comments).map(({ id }) => id)).toEqual([4, 1]);
});
