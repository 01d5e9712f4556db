import type { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import type { challengeCommentCalls } from '@hanji/contract/calls/challenge-comment.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { reportChapter, setChapterLiked } from './chapters/react-to-chapter.ts';
import { readChapter } from './chapters/read-chapter.ts';
import { recordReading } from './chapters/record-reading.ts';
import { deleteComment, reportComment, setCommentLiked } from './comments/change-comment.ts';
import { listComments } from './comments/list-comments.ts';
import { postComment } from './comments/post-comment.ts';
import { readHistory, readSubscriptions } from './library/bookshelf.ts';
import { deleteHistory } from './library/delete-history.ts';
import { subscribe, unsubscribe } from './library/subscribe.ts';
import { readChallengeHome } from './titles/challenge-home.ts';
import { listOf, listTitles } from './titles/list-titles.ts';
import { readContent } from './titles/read-content.ts';
import { readRanking } from './titles/read-ranking.ts';
import { searchTitles } from './titles/search-titles.ts';

type Titles = Pick<Handlers, keyof typeof challengeCalls>;
type Comments = Pick<Handlers, keyof typeof challengeCommentCalls>;

/** As the contract has checked them: each once. */
function idsIn(list: string): number[] {
  return [...new Set(list.split(',').map(Number))];
}

export function challengeHandlers(context: RequestContext): Titles & Comments {
  return {
    getChallengeHome: (call) => readChallengeHome(context, call),
    getChallengeContents: (call) => listTitles(context, call.query, call),
    getChallengeGenre: ({ params, query: { completed = false, ...listing }, ...call }) =>
      listTitles(context, listing, call, listOf(params.genreId, completed)),
    getChallengeRanking: (call) => readRanking(context, call.params.rankingType, call.query, call),
    getChallengeHistory: (call) => readHistory(context, call.query, call),
    deleteChallengeHistory: (call) => deleteHistory(context, idsIn(call.query.contentIds), call),
    searchChallenge: (call) => searchTitles(context, call.query, call),
    getChallengeContent: (call) => readContent(context, call.params.contentId, call),
    getChallengeChapter: (call) => readChapter(context, call.params, call),
    readChallengeChapter: (call) => recordReading(context, call.params, call.query, call),
    likeChallengeChapter: (call) => setChapterLiked(context, call.params, true, call),
    unlikeChallengeChapter: (call) => setChapterLiked(context, call.params, false, call),
    reportChallengeChapter: (call) =>
      reportChapter(context, call.params, call.body.remarksDetail, call),
    subscribeChallenge: (call) => subscribe(context, call.body.contentId, call),
    unsubscribeChallenge: (call) => unsubscribe(context, [call.params.contentId], call),
    unsubscribeChallenges: (call) => unsubscribe(context, idsIn(call.query.contentIds), call),
    getChallengeSubscriptions: (call) => readSubscriptions(context, call.query, call),
    getChallengeComments: (call) => listComments(context, call.params, call.query, call),
    postChallengeComment: (call) => postComment(context, call.params, call.body, call),
    likeChallengeComment: (call) => setCommentLiked(context, call.params.commentId, true, call),
    unlikeChallengeComment: (call) => setCommentLiked(context, call.params.commentId, false, call),
    deleteChallengeComment: (call) => deleteComment(context, call.params.commentId, call),
    reportChallengeComment: (call) =>
      reportComment(context, call.params, call.body.remarksDetail, call),
  };
}
