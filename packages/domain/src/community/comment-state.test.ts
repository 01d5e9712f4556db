import { commentStatuses } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commentAfter,
  commentStatus,
  type CommentAction,
  type CommentState,
} from './comment-state.ts';

const actions = ['like', 'unlike', 'report', 'delete'] as const satisfies readonly CommentAction[];

const posted: CommentState = {
  status: 'posted',
  totalLikes: 3,
  reaction: { liked: false, reported: false },
};
const liked: CommentState = {
  status: 'liked',
  totalLikes: 4,
  reaction: { liked: true, reported: false },
};
const reported: CommentState = {
  status: 'reported',
  totalLikes: 3,
  reaction: { liked: false, reported: true },
};
const reportedAfterLike: CommentState = {
  status: 'reported',
  totalLikes: 4,
  reaction: { liked: true, reported: true },
};
function deleted(comment: CommentState): CommentState {
  return { ...comment, status: 'deleted' };
}

describe('[A4-042] the states of a comment', () => {
  it('are posted, liked, reported and deleted', () => {
    expect(commentStatuses).toEqual(['posted', 'liked', 'reported', 'deleted']);
  });

  it.each([
    [false, false, false, 'posted'],
    [false, true, false, 'liked'],
    [false, false, true, 'reported'],
    [false, true, true, 'reported'],
    [true, false, false, 'deleted'],
    [true, true, false, 'deleted'],
    [true, true, true, 'deleted'],
  ])('deleted %s, liked %s, reported %s: %s', (gone, isLiked, isReported, status) => {
    expect(commentStatus(gone, { liked: isLiked, reported: isReported })).toBe(status);
  });

  it.each<[CommentState, CommentAction, CommentState]>([
    [posted, 'like', liked],
    [liked, 'like', liked],
    [liked, 'unlike', posted],
    [posted, 'unlike', posted],
    [posted, 'report', reported],
    [liked, 'report', reportedAfterLike],
    [posted, 'delete', deleted(posted)],
    [liked, 'delete', deleted(liked)],
    [reported, 'delete', deleted(reported)],
  ])('%j, %s: %j', (before, action, after) => {
    expect(commentAfter(before, action)).toEqual({ ok: true, value: after });
  });

  it.each([
    [reported, 'like', 'hidden'],
    [reportedAfterLike, 'like', 'hidden'],
    [reportedAfterLike, 'unlike', 'hidden'],
    [deleted(liked), 'unlike', 'deleted'],
    [reported, 'report', 'duplicateReport'],
    [deleted(posted), 'like', 'deleted'],
    [deleted(reported), 'report', 'deleted'],
    [deleted(liked), 'delete', 'deleted'],
  ] as const)('%j refuses %s: %s', (before, action, reason) => {
    expect(commentAfter(before, action)).toEqual({ ok: false, reason });
  });

  it('follow from what was done, in whatever order, and count a reader’s like once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions)), (done) => {
        const end = done.reduce((comment, action) => {
          const after = commentAfter(comment, action);
          return after.ok ? after.value : comment;
        }, posted);
        expect(end.status).toBe(commentStatus(done.includes('delete'), end.reaction));
        expect(end.totalLikes).toBe(posted.totalLikes + Number(end.reaction.liked));
      }),
    );
  });
});
