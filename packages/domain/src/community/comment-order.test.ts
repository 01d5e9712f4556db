import { defaultSorts } from '#chapters/order/default-sorts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortChallengeComments, sortComments } from './comment-order.ts';
/** Id, likes, time: liked and new are not the same here, and some are alike in one or both. */
const facts = [
  [1, 9, '2026-11-18T00:00:00Z'],
  [2, 10, '2026-11-17T00:00:00Z'],
  [3, 0, '2026-11-20T00:00:00Z'],
  [4, 9, '2026-11-19T00:00:00.500Z'],
  [5, 9, '2026-11-19T00:00:00Z'],
  [6, 9, '2026-11-19T00:00:00Z'],
] as const;

const byLikes = [2, 4, 6, 5, 1, 3];
const byTime = [3, 4, 6, 5, 1, 2];

const comments = facts.map(([id, totalLikes, postedAt]) => ({ id, totalLikes, postedAt }));
const challenge = facts.map(([commentId, totalLikes, createdAt]) => ({
  commentId,
  totalLikes,
  createdAt,
}));

describe('comments', () => {
  it('[A4-041] are sorted by likes by default', () => {
    const sorted = sortComments(comments, defaultSorts.comment);
    expect(sorted.map(({ id }) => id)).toEqual(byLikes);
  });

  it('or newest first, leaving the given list alone', () => {
    expect(sortComments(comments, 'recent').map(({ id }) => id)).toEqual(byTime);
    expect(comments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('[B4-012] challenge comments are newest or popular first', () => {
  const ids = (order: 'newest' | 'popular') =>
    sortChallengeComments(challenge, order).map(({ commentId }) => commentId);
  expect(ids('newest')).toEqual(byTime);
  expect(ids('popular')).toEqual(byLikes);
});

it('gives one order whatever the order that they come in', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(comments, { minLength: comments.length }),
      fc.constantFrom('like', 'recent'),
      (shuffled, order) => {
        expect(sortComments(shuffled, order)).toEqual(sortComments(comments, order));
      },
    ),
  );
});
