import { z } from 'zod';
import { activityDays, chosenGenres, titleImages } from '../creator-vocabulary.ts';
import {
  articleDetail,
  articlePreview,
  articleUpload,
  articleUploads,
  ownArticles,
  ownTitle,
  ownTitles,
  receivedComment,
  receivedComments,
  titleActivity,
} from '../entities/creator.ts';
import { cursor, id, text } from './inputs.ts';

/** Visible characters that rules of domain count, of 20 code units each at most. */
function shown(characters: number) {
  return text(characters * 20);
}

const number = z.union([z.string().regex(/^\d{1,9}$/), z.int()]).transform(Number);

const titlePath = z.object({ contentId: id });
const articlePath = titlePath.extend({ chapterId: id });
const uploadPath = z.object({ uploadId: z.uuid() });
const commentPath = z.object({ commentId: id });

const onRevision = z.object({ revision: id });

const titleDraft = z.object({
  name: shown(50),
  description: shown(1000),
  catchcopy: shown(60),
  genres: z.array(z.enum(chosenGenres)).max(chosenGenres.length),
  primaryGenre: z.enum(chosenGenres),
  mature: z.boolean(),
  commentEnabled: z.boolean(),
  completed: z.boolean(),
  published: z.boolean(),
});

const articleDraft = z.object({
  name: shown(50),
  authorComment: shown(400),
  commentEnabled: z.boolean(),
});

const crop = z.object({
  left: number.pipe(z.int().min(0).max(1_000_000)),
  top: number.pipe(z.int().min(0).max(1_000_000)),
  width: number.pipe(z.int().min(1).max(1_000_000)),
  height: number.pipe(z.int().min(1).max(1_000_000)),
});

/** More than any limit of an article's pages that can be set. */
const mostPages = 1000;

const announcedFile = z.object({
  name: text(255).min(1),
  size: z.int().min(1).max(10_000_000_000),
  replaces: id.nullable(),
});

const days = z
  .union([z.string().regex(/^\d{1,2}$/), z.int()])
  .transform(Number)
  .pipe(z.literal(activityDays));

/** As a page of comments said it: the last comment of it. */
const after = cursor(/^(\d{1,10})$/);

export const creatorSchemas = {
  getOwnTitles: { response: ownTitles },
  createTitle: { body: titleDraft, response: ownTitle },
  getTitleActivity: {
    query: z.object({ days: days.default(30), contentId: id.optional() }),
    response: titleActivity,
  },
  getOwnTitle: { params: titlePath, response: ownTitle },
  changeTitle: {
    params: titlePath,
    body: titleDraft.extend(onRevision.shape),
    response: ownTitle,
  },
  deleteTitle: { params: titlePath, query: onRevision, response: z.null() },
  setTitleImage: {
    params: titlePath.extend({ titleImage: z.enum(titleImages) }),
    body: crop.extend(onRevision.shape),
    response: ownTitle,
  },
  getOwnArticles: { params: titlePath, response: ownArticles },
  createArticle: { params: titlePath, body: articleDraft, response: articleDetail },
  getOwnArticle: { params: articlePath, response: articleDetail },
  changeArticle: {
    params: articlePath,
    body: articleDraft.extend(onRevision.shape),
    response: articleDetail,
  },
  orderPages: {
    params: articlePath,
    body: onRevision.extend({ pageIds: z.array(id).max(mostPages) }),
    response: articleDetail,
  },
  removePage: {
    params: articlePath.extend({ pageId: id }),
    query: onRevision,
    response: articleDetail,
  },
  setArticleCover: {
    params: articlePath,
    body: crop.extend(onRevision.shape),
    response: articleDetail,
  },
  publishArticle: {
    params: articlePath,
    body: onRevision.extend({ publishAt: z.iso.datetime().nullable() }),
    response: articleDetail,
  },
  withdrawArticle: { params: articlePath, body: onRevision, response: articleDetail },
  deleteArticle: { params: articlePath, query: onRevision, response: z.null() },
  previewArticle: { params: articlePath, response: articlePreview },
  beginUploads: {
    params: articlePath,
    body: z.object({ files: z.array(announcedFile).min(1).max(mostPages) }),
    response: articleUploads,
  },
  getUpload: { params: uploadPath, response: articleUpload },
  sendUploadPart: {
    params: uploadPath.extend({ part: number.pipe(z.int().min(0).max(100_000)) }),
    response: articleUpload,
  },
  finishUpload: { params: uploadPath, response: articleUpload },
  removeUpload: { params: uploadPath, response: z.null() },
  getReceivedComments: {
    query: z.object({
      contentId: id.optional(),
      chapterId: id.optional(),
      after: after.optional(),
    }),
    response: receivedComments,
  },
  hideComment: { params: commentPath, response: receivedComment },
  unhideComment: { params: commentPath, response: receivedComment },
};
