import type { ReceivedComment, ReceivedComments } from '../../entities/creator.ts';
import { call } from '../call.ts';

const ofCreator = {
  offered: 'creator',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 2.5; the document names no calls for it',
} as const;

export const receivedCommentCalls = {
  getReceivedComments: call<{
    query: {
      contentId?: number | undefined;
      chapterId?: number | undefined;
      after?: string | undefined;
    };
    response: ReceivedComments;
  }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/comment',
    summary: 'Comments on a creator’s articles, of all titles, of one or on one article',
  }),
  hideComment: call<{ params: { commentId: number }; response: ReceivedComment }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/comment/{commentId}/hide',
    summary: 'Takes a comment on an article of one’s own from readers',
  }),
  unhideComment: call<{ params: { commentId: number }; response: ReceivedComment }>({
    ...ofCreator,
    method: 'DELETE',
    path: '/manage/comment/{commentId}/hide',
    summary: 'Shows a comment again that its article’s creator had hidden',
  }),
} as const;
