import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortChallengeComments } from './comment-order.ts';

/** Id, likes, time: liked and new are not the same here, and some are alike in one or both. */
const facts = [
  [1, 9, '2026-11-18T00:00:00Z'],
  [2, 10, '2026-11-17T00:00:00Z'],
  [3, 0, '2026-11-20T00:00:00Z'],
  [4, 9, '2026-11-19T00:00:00.500Z'],
  [5, 9, '2026-11-19T00:00:00Z'],
  [6, 9, '2026-11-19T00:00:00Z'],
] as const;

const comments = facts.map(([commentId, totalLikes, createdAt]) => ({
  commentId,
  totalLikes,
  createdAt,
}));

it.each([
  ['recent', [3, 4, 6, 5, 1, 2]],
  ['likes', [2, 4, 6, 5, 1, 3]],
] as const)('[B4-012] %s first, leaving the given list alone', (order, ids) => {
  expect(sortChallengeComments(comments, order).map(({ commentId }) => commentId)).toEqual(ids);
  expect(comments.map(({ commentId }) => commentId)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('gives one order whatever the order that they come in', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(comments, { minLength: comments.length }),
      fc.constantFrom('recent', 'likes'),
      (shuffled, order) => {
        expect(sortChallengeComments(shuffled, order)).toEqual(
          sortChallengeComments(comments, order),
        );
      },
    ),
  );
});
