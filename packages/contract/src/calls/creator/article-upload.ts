import type { ArticleUpload, ArticleUploads } from '../../entities/creator.ts';
import { uploadPartBytes } from '../../creator-vocabulary.ts';
import { call } from '../call.ts';

/** A file that is to come: its size in bytes, and the page in whose place it goes, if any. */
export type AnnouncedFile = { name: string; size: number; replaces: number | null };

const ofCreator = {
  offered: 'creator',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 2.5; the document names no calls for it',
} as const;

/**
 * A file comes in parts of `uploadPartBytes`, in any order and any one again: what broke off is
 * asked for and goes on with the parts that are missing. It becomes pages in the job queue.
 */
export const articleUploadCalls = {
  beginUploads: call<{
    params: { contentId: number; chapterId: number };
    body: { files: AnnouncedFile[] };
    response: ArticleUploads;
  }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/article/{contentId}/{chapterId}/upload',
    summary: 'Announces files, in the order of their pages; all are taken, or none',
    body: 'json',
  }),
  getUpload: call<{ params: { uploadId: string }; response: ArticleUpload }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/upload/{uploadId}',
    summary: 'Where a file stands: which parts are here, or what became of it',
  }),
  sendUploadPart: call<{
    params: { uploadId: string; part: number };
    uploads: 'bytes';
    response: ArticleUpload;
  }>({
    ...ofCreator,
    method: 'PUT',
    path: '/manage/upload/{uploadId}/part/{part}',
    summary: 'A part of a file, from 0; one that is here already stays',
    body: 'multipart',
    uploads: { bytes: { kinds: ['part'], maxBytes: uploadPartBytes, maxCount: 1 } },
  }),
  finishUpload: call<{ params: { uploadId: string }; response: ArticleUpload }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/upload/{uploadId}/finish',
    summary: 'All parts are here: the file is queued, once however often this is said',
  }),
  removeUpload: call<{ params: { uploadId: string }; response: null }>({
    ...ofCreator,
    method: 'DELETE',
    path: '/manage/upload/{uploadId}',
    summary: 'Forgets a file that has not become pages yet, or was refused',
  }),
} as const;
