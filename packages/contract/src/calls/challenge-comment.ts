import type { ChallengeCommentOrder } from '../challenge-vocabulary.ts';
import type { CommentReportCategory } from '../comment-vocabulary.ts';
import type {
  ChallengeComment,
  ChallengeCommentLikes,
  ChallengeCommentPage,
} from '../entities/challenge-comment.ts';
import { call } from './call.ts';

type ChapterPath = { contentId: number; chapterId: number };
type CommentPath = { commentId: number };

const ofMember = {
  offered: 'challenge',
  access: 'member',
  success: 'under300',
  source: 'challenge-and-shutdown 7, Challenge',
} as const;

export const challengeCommentCalls = {
  getChallengeComments: call<{
    params: ChapterPath;
    query: { pageNo?: number; pageSize?: number; orderType?: ChallengeCommentOrder };
    response: ChallengeCommentPage;
  }>({
    ...ofMember,
    access: 'visitor',
    method: 'GET',
    path: '/challenge/comment/{contentId}/{chapterId}',
    summary: 'Comments on a chapter, the newest first',
  }),
  postChallengeComment: call<{
    params: ChapterPath;
    body: {
      comment: string;
      /** Drawn at random: a comment that is sent again, however late, is kept once. */
      key?: string | undefined;
    };
    response: ChallengeComment;
  }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/comment/{contentId}/{chapterId}',
    summary:
      'Writes a comment; the same one again within a minute, or under its key, is not written twice',
    body: 'form',
  }),
  likeChallengeComment: call<{ params: CommentPath; response: ChallengeCommentLikes }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/comment/{commentId}/like',
    summary: 'Likes a comment, once however often it is asked for',
  }),
  unlikeChallengeComment: call<{ params: CommentPath; response: ChallengeCommentLikes }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/comment/{commentId}/like',
    summary: 'Takes a like back',
    source: 'challenge-and-shutdown 7 has no call for it; likes of ours can be taken back',
  }),
  deleteChallengeComment: call<{ params: CommentPath; response: null }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/comment/{commentId}',
    summary: 'Deletes a comment of one’s own',
  }),
  reportChallengeComment: call<{
    params: CommentPath & { category: CommentReportCategory };
    body: { remarksDetail: string };
    response: null;
  }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/comment/{commentId}/report/{category}',
    summary: 'Reports a comment, once a member; it is not shown to this member any more',
    body: 'form',
  }),
} as const;
