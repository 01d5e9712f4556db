import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Comment, CommentReaction } from '@hanji/contract/entities/community.ts';
import {
  commentAfter,
  type CommentAction,
  type CommentState,
} from '@hanji/domain/community/comment-state.ts';
import { commentOrders, type CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';
import { commentApi, type CommentsArg } from './endpoints.ts';

/** What becomes of a comment: by the rule of an action, or as the service says. */
type Change = { readonly action: CommentAction } | { readonly state: CommentReaction };

/** As the endpoints of this client have it. */
export type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
export type State = Parameters<typeof commentApi.util.selectCachedArgsForQuery>[0];

function change(comment: Comment, what: Change): void {
  if ('state' in what) {
    // What was done here since outlives what the service said of something before.
    if (comment.status !== 'reported' && comment.status !== 'deleted') {
      Object.assign(comment, what.state);
    }
    return;
  }
  const before: CommentState = comment;
  const after = commentAfter(before, what.action);
  if (after.ok) Object.assign(comment, pickState(after.value));
}

function pickState({ status, totalLikes, reaction }: CommentState): CommentState {
  return { status, totalLikes, reaction };
}

type Pages = { readonly pages: readonly { readonly comments: readonly Comment[] }[] };

function find(data: Pages, commentId: number): Comment | undefined {
  return data.pages.flatMap(({ comments }) => comments).find(({ id }) => id === commentId);
}

/** Changes a comment in every list that this tab has of it. */
export function patchComment(
  dispatch: Dispatch,
  state: State,
  commentId: number,
  what: Change,
): void {
  const { util } = commentApi;
  const gone = 'action' in what && what.action === 'delete';
  for (const arg of util.selectCachedArgsForQuery(state, 'getComments')) {
    dispatch(
      util.updateQueryData('getComments', arg, (data) => {
        const found = find(data, commentId);
        if (!found) return;
        if (gone) for (const page of data.pages) page.total = Math.max(0, page.total - 1);
        change(found, what);
      }),
    );
  }
  for (const arg of util.selectCachedArgsForQuery(state, 'getPlacedComments')) {
    dispatch(
      util.updateQueryData('getPlacedComments', arg, ({ comments }) => {
        const found = comments.find(({ id }) => id === commentId);
        if (found) change(found, what);
      }),
    );
  }
  for (const name of ['getAuthorComments', 'getCommentHistory'] as const) {
    for (const arg of util.selectCachedArgsForQuery(state, name)) {
      dispatch(
        util.updateQueryData(name, arg, (data) => {
          const found = find(data, commentId);
          if (found) change(found, what);
        }),
      );
    }
  }
}

function listArg({ contentType, contentId, chapterId }: CommentsAddress, orderType: CommentOrder) {
  return { contentType, contentId, chapterId, orderType };
}

/** Puts what was just written above a list of its chapter; does its total count it already? */
function addToList(dispatch: Dispatch, arg: CommentsArg, comment: Comment, counted: boolean): void {
  dispatch(
    commentApi.util.updateQueryData('getComments', arg, (data) => {
      const [first] = data.pages;
      if (!first || find(data, comment.id)) return;
      first.comments.unshift(comment);
      for (const page of data.pages) {
        if (!counted) page.total += 1;
        page.readerId = comment.author.userId;
      }
    }),
  );
}

/** Puts what was just written above the lists of its chapter, until they are asked for anew. */
export function addComment(dispatch: Dispatch, address: CommentsAddress, comment: Comment): void {
  for (const orderType of commentOrders) {
    addToList(dispatch, listArg(address, orderType), comment, false);
  }
}

/**
 * A list that was asked for before a comment was posted and comes after it may not have it, and
 * shows neither it nor its count: it is asked for again.
 */
export async function addToAskedBefore(
  dispatch: Dispatch,
  address: CommentsAddress,
  comment: Comment,
): Promise<void> {
  const { endpoints, util } = commentApi;
  const again = commentOrders.map(async (orderType) => {
    const arg = listArg(address, orderType);
    const running = dispatch(util.getRunningQueryThunk('getComments', arg));
    if (!running) return;
    await running;
    await dispatch(endpoints.getComments.initiate(arg, { forceRefetch: true, subscribe: false }));
    addToList(dispatch, arg, comment, true);
  });
  await Promise.all(again);
}

/** Takes a blocked author's comments out of every list of a chapter that this tab has. */
export function dropAuthor(dispatch: Dispatch, state: State, userId: string): void {
  const { util } = commentApi;
  for (const arg of util.selectCachedArgsForQuery(state, 'getComments')) {
    dispatch(
      util.updateQueryData('getComments', arg, (data) => {
        for (const page of data.pages) {
          page.comments = page.comments.filter(({ author }) => author.userId !== userId);
        }
      }),
    );
  }
}
