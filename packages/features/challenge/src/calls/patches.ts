import type { ChallengeChapterLikes } from '@hanji/contract/entities/challenge.ts';
import type {
  ChallengeComment,
  ChallengeCommentLikes,
} from '@hanji/contract/entities/challenge-comment.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { challengeApi, type CommentsArg } from './endpoints.ts';

type State = Parameters<typeof challengeApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Store = { readonly dispatch: Dispatch; readonly getState: () => unknown };

/** A change of what is here that can be taken back. */
export type Patched = { readonly undo: () => void };

/** A chapter's likes as the service says them, or as a press makes them. */
export function patchChapter(
  dispatch: Dispatch,
  { contentId, chapterId }: ChapterAddress,
  { liked, totalLikes }: Pick<ChallengeChapterLikes, 'liked'> & Partial<ChallengeChapterLikes>,
): Patched {
  return dispatch(
    challengeApi.util.updateQueryData(
      'getChallengeChapter',
      { params: { contentId, chapterId } },
      ({ chapter }) => {
        const step = Number(liked) - Number(chapter.liked);
        chapter.totalLikes = totalLikes ?? Math.max(0, chapter.totalLikes + step);
        chapter.liked = liked;
      },
    ),
  );
}

/** Whether its reader subscribes to a title, and how many do. */
export function patchContent(dispatch: Dispatch, contentId: number, subscribed: boolean): Patched {
  return dispatch(
    challengeApi.util.updateQueryData(
      'getChallengeContent',
      { params: { contentId } },
      ({ content }) => {
        const step = Number(subscribed) - Number(content.subscribed);
        content.subscribedCount = Math.max(0, content.subscribedCount + step);
        content.subscribed = subscribed;
        content.activity.subscribed = subscribed;
      },
    ),
  );
}

type Change = 'like' | 'unlike' | Partial<ChallengeCommentLikes>;

function change(comment: ChallengeComment, by: Change): void {
  if (typeof by === 'object') {
    Object.assign(comment, by);
    return;
  }
  const liked = by === 'like';
  const step = Number(liked) - Number(comment.status === 'liked');
  comment.totalLikes = Math.max(0, comment.totalLikes + step);
  comment.status = liked ? 'liked' : 'posted';
}

/** A comment in every list that this tab has, and at its chapter's end. */
export function patchComment(store: Store, commentId: number, by: Change): Patched {
  const { util } = challengeApi;
  const state = store.getState() as State;
  const patches = [
    ...util.selectCachedArgsForQuery(state, 'getChallengeComments').map((arg) =>
      store.dispatch(
        util.updateQueryData('getChallengeComments', arg, ({ pages }) => {
          const found = pages
            .flatMap(({ comments }) => comments)
            .find((comment) => comment.commentId === commentId);
          if (found) change(found, by);
        }),
      ),
    ),
    ...util.selectCachedArgsForQuery(state, 'getChallengeChapter').map((arg) =>
      store.dispatch(
        util.updateQueryData('getChallengeChapter', arg, ({ chapter }) => {
          const found = chapter.userComments.find((comment) => comment.commentId === commentId);
          if (found) change(found, by);
        }),
      ),
    ),
  ];
  return {
    undo() {
      for (const patch of patches) patch.undo();
    },
  };
}

/** What was just written stands first in the lists of its chapter that are here. */
export function addComment(dispatch: Dispatch, comment: ChallengeComment): void {
  const { contentId, chapterId, commentId } = comment;
  for (const orderType of ['recent', 'likes'] as const) {
    const arg: CommentsArg = { contentId, chapterId, orderType };
    dispatch(
      challengeApi.util.updateQueryData('getChallengeComments', arg, ({ pages }) => {
        const [first] = pages;
        const known = pages.some(({ comments }) =>
          comments.some((other) => other.commentId === commentId),
        );
        if (first && !known) first.comments.unshift(comment);
      }),
    );
  }
  dispatch(
    challengeApi.util.updateQueryData(
      'getChallengeChapter',
      { params: { contentId, chapterId } },
      (view) => {
        // Who had never done anything here has a number only now.
        view.readerId = comment.userId;
        view.chapter.commentCount += 1;
        view.chapter.userComments.unshift(comment);
      },
    ),
  );
}
