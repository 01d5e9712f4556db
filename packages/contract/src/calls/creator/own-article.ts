import type { ArticleDetail, ArticlePreview, OwnArticles } from '../../entities/creator.ts';
import { call } from '../call.ts';
import type { Crop, OnRevision } from './own-title.ts';

type ArticlePath = { contentId: number; chapterId: number };

/** What a creator says of an article. */
export type ArticleDraft = { name: string; authorComment: string; commentEnabled: boolean };

const ofCreator = {
  offered: 'creator',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 2.5; the document names no calls for it',
} as const;

/** Of another person or deleted it is 404; 409 brings the state that it has meanwhile. */
export const ownArticleCalls = {
  getOwnArticles: call<{ params: { contentId: number }; response: OwnArticles }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/article/{contentId}',
    summary: 'The articles of a title of one’s own, the newest first',
  }),
  createArticle: call<{
    params: { contentId: number };
    body: ArticleDraft;
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/article/{contentId}',
    summary: 'Begins an article as a draft',
    body: 'json',
  }),
  getOwnArticle: call<{ params: ArticlePath; response: ArticleDetail }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/article/{contentId}/{chapterId}',
    summary: 'An article with its pages and the files on their way',
  }),
  changeArticle: call<{
    params: ArticlePath;
    body: ArticleDraft & OnRevision;
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'PUT',
    path: '/manage/article/{contentId}/{chapterId}',
    summary: 'Changes what is said of an article; of a published one at once',
    body: 'json',
  }),
  orderPages: call<{
    params: ArticlePath;
    body: OnRevision & { pageIds: number[] };
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'PUT',
    path: '/manage/article/{contentId}/{chapterId}/order',
    summary: 'Puts pages into this order; those that are not named follow as they stand',
    body: 'json',
  }),
  removePage: call<{
    params: ArticlePath & { pageId: number };
    query: OnRevision;
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'DELETE',
    path: '/manage/article/{contentId}/{chapterId}/page/{pageId}',
    summary: 'Takes a page out; readers see what was published until it is published again',
  }),
  setArticleCover: call<{
    params: ArticlePath;
    body: Crop & OnRevision;
    uploads: 'image';
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/article/{contentId}/{chapterId}/cover',
    summary: 'Cuts an article’s cover (4:3) out of a picture',
    body: 'multipart',
    uploads: { image: { kinds: ['jpeg', 'png'], maxBytes: 20_971_520, maxCount: 1 } },
  }),
  publishArticle: call<{
    params: ArticlePath;
    body: OnRevision & { publishAt: string | null };
    response: ArticleDetail;
  }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/article/{contentId}/{chapterId}/publish',
    summary: 'Publishes an article with its pages as they are: now (null), or at a time to come',
    body: 'json',
  }),
  withdrawArticle: call<{ params: ArticlePath; body: OnRevision; response: ArticleDetail }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/article/{contentId}/{chapterId}/withdraw',
    summary: 'Takes an article from readers, or back from its time; it can be published again',
    body: 'json',
  }),
  deleteArticle: call<{ params: ArticlePath; query: OnRevision; response: null }>({
    ...ofCreator,
    method: 'DELETE',
    path: '/manage/article/{contentId}/{chapterId}',
    summary: 'Takes an article from readers and from the desk for good; what others wrote is kept',
  }),
  previewArticle: call<{ params: ArticlePath; response: ArticlePreview }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/article/{contentId}/{chapterId}/preview',
    summary: 'An article with its pages as they are now, as the viewer takes a chapter',
  }),
} as const;
