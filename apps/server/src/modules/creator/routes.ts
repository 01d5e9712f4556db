import type { articleUploadCalls } from '@hanji/contract/calls/creator/article-upload.ts';
import type { ownArticleCalls } from '@hanji/contract/calls/creator/own-article.ts';
import type { ownTitleCalls } from '@hanji/contract/calls/creator/own-title.ts';
import type { receivedCommentCalls } from '@hanji/contract/calls/creator/received-comment.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { changeArticle, createArticle, openArticle } from './articles/change-article.ts';
import { orderPages, removePage } from './articles/change-pages.ts';
import { listOwnArticles } from './articles/own-article.ts';
import { previewArticle } from './articles/preview-article.ts';
import { deleteArticle, publishArticle, withdrawArticle } from './articles/publish-article.ts';
import { setArticleCover } from './articles/set-article-cover.ts';
import { listReceivedComments, setHidden } from './comments/received-comments.ts';
import { creatorOf } from './creator.ts';
import { changeTitle, createTitle, deleteTitle } from './titles/change-title.ts';
import { readOwnTitle } from './titles/find-own-title.ts';
import { listOwnTitles } from './titles/list-titles.ts';
import { setTitleImage } from './titles/set-title-image.ts';
import { readTitleActivity } from './titles/title-activity.ts';
import { beginUploads } from './uploads/begin-uploads.ts';
import { finishUpload, readUploadState, removeUpload, sendPart } from './uploads/receive-parts.ts';

type CreatorCall =
  | keyof typeof ownTitleCalls
  | keyof typeof ownArticleCalls
  | keyof typeof articleUploadCalls
  | keyof typeof receivedCommentCalls;

/** The creator's desk: every use case finds what it is about among what is the caller's own. */
export function creatorHandlers(context: RequestContext): Pick<Handlers, CreatorCall> {
  return {
    getOwnTitles: (call) => listOwnTitles(context, memberOf(call)),
    createTitle: (call) => createTitle(context, call.body, call),
    getTitleActivity: (call) => readTitleActivity(context, memberOf(call), call.query),
    getOwnTitle: (call) => readOwnTitle(context, memberOf(call), call.params.contentId),
    changeTitle: ({ params, body: { revision, ...draft }, ...caller }) =>
      changeTitle(context, memberOf(caller), { ...params, revision }, draft),
    deleteTitle: (call) => deleteTitle(context, memberOf(call), { ...call.params, ...call.query }),
    setTitleImage: ({ params, body: on, uploads, ...caller }) =>
      setTitleImage(context, memberOf(caller), { ...params, on, upload: uploads.image[0] }),
    getOwnArticles: (call) => listOwnArticles(context, memberOf(call), call.params.contentId),
    createArticle: (call) =>
      createArticle(context, creatorOf(call), call.params.contentId, call.body),
    getOwnArticle: (call) => openArticle(context, creatorOf(call), call.params),
    changeArticle: ({ params, body: { revision, ...draft }, ...caller }) =>
      changeArticle(context, creatorOf(caller), { ...params, revision }, draft),
    orderPages: ({ params, body: { revision, pageIds }, ...caller }) =>
      orderPages(context, creatorOf(caller), { ...params, revision }, pageIds),
    removePage: ({ params: { pageId, ...path }, query, ...caller }) =>
      removePage(context, creatorOf(caller), { ...path, ...query }, pageId),
    setArticleCover: ({ params: path, body: on, uploads, ...caller }) =>
      setArticleCover(context, creatorOf(caller), { path, on, upload: uploads.image[0] }),
    publishArticle: ({ params, body: { revision, publishAt }, ...caller }) =>
      publishArticle(context, creatorOf(caller), { ...params, revision }, publishAt),
    withdrawArticle: ({ params, body, ...caller }) =>
      withdrawArticle(context, creatorOf(caller), { ...params, ...body }),
    deleteArticle: ({ params, query, ...caller }) =>
      deleteArticle(context, creatorOf(caller), { ...params, ...query }),
    previewArticle: (call) => previewArticle(context, call, call.params),
    beginUploads: (call) => beginUploads(context, creatorOf(call), call.params, call.body.files),
    getUpload: (call) => readUploadState(context, creatorOf(call), call.params.uploadId),
    sendUploadPart: (call) =>
      sendPart(context, creatorOf(call), { ...call.params, received: call.uploads.bytes[0] }),
    finishUpload: (call) => finishUpload(context, creatorOf(call), call.params.uploadId),
    removeUpload: (call) => removeUpload(context, creatorOf(call), call.params.uploadId),
    getReceivedComments: (call) => listReceivedComments(context, memberOf(call), call.query),
    hideComment: (call) => setHidden(context, memberOf(call), call.params.commentId, true),
    unhideComment: (call) => setHidden(context, memberOf(call), call.params.commentId, false),
  };
}
