import { z } from 'zod';
import {
  challengeCommentOrders,
  challengeGenreIds,
  challengeOrders,
  challengeRankingTypes,
  challengeReportCategories,
} from '../challenge-vocabulary.ts';
import { commentReportCategories } from '../comment-vocabulary.ts';
import {
  challengeChapterLikes,
  challengeChapterView,
  challengeContent,
  challengeHistoryPage,
  challengeHome,
  challengeRankingPage,
  challengeSubscriptionPage,
  challengeTitlePage,
} from '../entities/challenge.ts';
import {
  challengeComment,
  challengeCommentLikes,
  challengeCommentPage,
} from '../entities/challenge-comment.ts';
import { id, ids, pageNo, pageSize, sentKey, share, text } from './inputs.ts';

const listPageSize = 100;
const searchPageSize = 1000;

const paging = { pageNo: pageNo.default(0), pageSize: pageSize(listPageSize) };
const listing = { ...paging, orderType: z.enum(challengeOrders).default('recent') };

const genreId = z
  .union([z.string().regex(/^\d{1,2}$/), z.int()])
  .transform(Number)
  .pipe(z.literal(Object.values(challengeGenreIds)));

const truth = z
  .union([z.enum(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true');

/** Ids with commas between them, left as they are: a query holds no list. */
const idList = text(1100).refine(
  (value) => ids.safeParse(value).success,
  'must hold ids with commas between them',
);

const titlePath = z.object({ contentId: id });
const chapterPath = titlePath.extend({ chapterId: id });
const commentPath = z.object({ commentId: id });
const remarks = z.object({ remarksDetail: text(500) });

/** 400 characters that readers see, of 20 code units each at most. */
const longestComment = 8000;

export const challengeSchemas = {
  getChallengeHome: { response: challengeHome },
  getChallengeContents: { query: z.object(listing), response: challengeTitlePage },
  getChallengeGenre: {
    params: z.object({ genreId }),
    query: z.object({ ...listing, completed: truth.optional() }),
    response: challengeTitlePage,
  },
  getChallengeRanking: {
    params: z.object({ rankingType: z.enum(challengeRankingTypes) }),
    query: z.object({ ...listing, orderType: z.enum(challengeOrders).default('likes') }),
    response: challengeRankingPage,
  },
  getChallengeHistory: { query: z.object(paging), response: challengeHistoryPage },
  deleteChallengeHistory: { query: z.object({ contentIds: idList }), response: z.null() },
  searchChallenge: {
    query: z.object({
      query: text(1000)
        .transform((value) => value.trim())
        .pipe(z.string().min(1)),
      pageNo: pageNo.default(0),
      pageSize: pageSize(searchPageSize, searchPageSize),
    }),
    response: challengeTitlePage,
  },
  getChallengeContent: {
    params: titlePath,
    response: z.object({ content: challengeContent }),
  },
  getChallengeChapter: { params: chapterPath, response: challengeChapterView },
  readChallengeChapter: {
    params: chapterPath,
    query: z.object({
      imageId: text(200).min(1).optional(),
      fraction: share.optional(),
      share: share.optional(),
    }),
    response: z.null(),
  },
  likeChallengeChapter: { params: chapterPath, response: challengeChapterLikes },
  unlikeChallengeChapter: { params: chapterPath, response: challengeChapterLikes },
  reportChallengeChapter: {
    params: chapterPath.extend({ category: z.enum(challengeReportCategories) }),
    body: remarks,
    response: z.null(),
  },
  subscribeChallenge: { body: titlePath, response: z.null() },
  unsubscribeChallenge: { params: titlePath, response: z.null() },
  unsubscribeChallenges: { query: z.object({ contentIds: idList }), response: z.null() },
  getChallengeSubscriptions: { query: z.object(paging), response: challengeSubscriptionPage },
  getChallengeComments: {
    params: chapterPath,
    query: z.object({ ...paging, orderType: z.enum(challengeCommentOrders).default('recent') }),
    response: challengeCommentPage,
  },
  postChallengeComment: {
    params: chapterPath,
    body: z.object({ comment: text(longestComment), key: sentKey.optional() }),
    response: challengeComment,
  },
  likeChallengeComment: { params: commentPath, response: challengeCommentLikes },
  unlikeChallengeComment: { params: commentPath, response: challengeCommentLikes },
  deleteChallengeComment: { params: commentPath, response: z.null() },
  reportChallengeComment: {
    params: commentPath.extend({ category: z.enum(commentReportCategories) }),
    body: remarks,
    response: z.null(),
  },
};
