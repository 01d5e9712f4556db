import type {
  BlockedAuthors,
  Comment,
  CommentHistory,
  CommentPage,
  CommentReaction,
  PlacedComments,
} from '../entities/community.ts';
import type { CommentOrder, CommentReportCategory } from '../comment-vocabulary.ts';
import type { ContentType } from '../vocabulary.ts';
import { call } from './call.ts';

type CommentsPath = { contentType: ContentType; contentId: number; chapterId: number };
/** What is said, and where it was written: the place that was read, as `ReportedPlace` has it. */
export type WrittenComment = {
  comment: string;
  /** Drawn at random: a comment that is sent again, however late, is kept once. */
  key?: string | undefined;
  placeVersion?: string | undefined;
  placeShare?: number | undefined;
  placeImage?: string | undefined;
  placeFraction?: number | undefined;
  placeCfi?: string | undefined;
};
type CommentPath = { contentType: ContentType; commentId: number };

const ofReading = {
  offered: 'reading',
  success: 'exact200',
  source: 'reading-service 7, Comments',
} as const;

export const commentCalls = {
  getComments: call<{
    params: CommentsPath & { orderType: CommentOrder };
    query: { lastRespondedSeqNo?: string | undefined };
    response: CommentPage;
  }>({
    ...ofReading,
    method: 'GET',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/comment/{orderType}',
    summary:
      'Comments on a chapter, but for those that the reader has reported or whose author is blocked',
    access: 'visitor',
  }),
  getPlacedComments: call<{ params: CommentsPath; response: PlacedComments }>({
    ...ofReading,
    method: 'GET',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/placed-comments',
    summary: 'Comments that were written at places of a chapter, to be shown beside them',
    source: 'reading-service 7 has no call for it; comments of ours know where they were written',
    access: 'visitor',
  }),
  postComment: call<{ params: CommentsPath; body: WrittenComment; response: Comment }>({
    ...ofReading,
    method: 'POST',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/comment',
    summary:
      'Writes a comment; the same one again within a minute, or under its key, is not written twice',
    source: 'reading-service 7, Comments; decision "posting a comment"',
    access: 'member',
    body: 'form',
  }),
  deleteComment: call<{ params: CommentPath; response: null }>({
    ...ofReading,
    method: 'DELETE',
    path: '/{contentType}/comment/{commentId}',
    summary: 'Deletes a comment of one’s own',
    access: 'guest',
  }),
  likeComment: call<{ params: CommentPath; response: CommentReaction }>({
    ...ofReading,
    method: 'POST',
    path: '/{contentType}/comment/{commentId}/like',
    summary: 'Likes a comment, once however often it is asked for',
    access: 'guest',
  }),
  unlikeComment: call<{ params: CommentPath; response: CommentReaction }>({
    ...ofReading,
    method: 'DELETE',
    path: '/{contentType}/comment/{commentId}/like',
    summary: 'Takes a like back',
    source: 'reading-service 7 has no call for it; likes of ours can be taken back',
    access: 'guest',
  }),
  reportComment: call<{
    params: CommentPath & { category: CommentReportCategory };
    body: { remarksDetail: string };
    response: null;
  }>({
    ...ofReading,
    method: 'POST',
    path: '/{contentType}/comment/{commentId}/report/{category}',
    summary: 'Reports a comment, which is not shown to this reader any more',
    access: 'guest',
    body: 'form',
  }),
  blockAuthor: call<{ params: { authorId: number }; response: null }>({
    ...ofReading,
    method: 'POST',
    path: '/comment/author/{authorId}/block',
    summary: 'Shows the reader nothing of an author any more, on all their devices',
    source: 'reading-service 7 has no call for it; readers of ours choose whom they read',
    access: 'guest',
  }),
  unblockAuthor: call<{ params: { authorId: number }; response: null }>({
    ...ofReading,
    method: 'DELETE',
    path: '/comment/author/{authorId}/block',
    summary: 'Shows the comments of a blocked author again',
    source: 'reading-service 7 has no call for it; readers of ours choose whom they read',
    access: 'guest',
  }),
  getBlockedAuthors: call<{ response: BlockedAuthors }>({
    ...ofReading,
    method: 'GET',
    path: '/comment/author/blocked',
    summary: 'The authors whom the reader has blocked, the last first',
    source: 'reading-service 7 has no call for it; readers of ours choose whom they read',
    access: 'guest',
  }),
  getCommentHistory: call<{
    query: { lastRespondedPostedSeconds?: string | undefined };
    response: CommentHistory;
  }>({
    ...ofReading,
    method: 'GET',
    path: '/comment/history',
    summary: 'What the member wrote, the newest first',
    access: 'member',
  }),
  getAuthorComments: call<{
    params: { authorId: number };
    query: { lastRespondedPostedSeconds?: string | undefined };
    response: CommentHistory;
  }>({
    ...ofReading,
    method: 'GET',
    path: '/comment/history/author/{authorId}',
    summary: 'What an author wrote on titles that the reader may see, the newest first',
    access: 'visitor',
  }),
} as const;
