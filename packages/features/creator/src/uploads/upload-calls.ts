import { apiSettings } from '@hanji/api-client/api.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { CallArguments } from '@hanji/api-client/request/build-request.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import {
  articleUploadCalls,
  type AnnouncedFile,
} from '@hanji/contract/calls/creator/article-upload.ts';
import type { Call, ResponseOf } from '@hanji/contract/calls/call.ts';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import type { ArticleAddress } from '#paths/desk-paths.ts';

export type Outcome<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly error: ApiError; readonly data?: undefined };

/** The calls of files, outside of any screen: an upload outlives the page that began it. */
export type UploadCalls = {
  readonly begin: (
    address: ArticleAddress,
    files: AnnouncedFile[],
  ) => Promise<Outcome<{ uploads: ArticleUpload[] }>>;
  readonly get: (uploadId: string) => Promise<Outcome<ArticleUpload>>;
  readonly part: (uploadId: string, part: number, bytes: Blob) => Promise<Outcome<ArticleUpload>>;
  readonly finish: (uploadId: string) => Promise<Outcome<ArticleUpload>>;
  readonly remove: (uploadId: string) => Promise<Outcome<null>>;
};

async function send<C extends Call>(call: C, args: CallArguments): Promise<Outcome<ResponseOf<C>>> {
  // The envelope's data is what the contract says that it is.
  return sendCall(apiSettings(), call, args);
}

const { beginUploads, getUpload, sendUploadPart, finishUpload, removeUpload } = articleUploadCalls;

export const uploadCalls: UploadCalls = {
  begin: (params, files) => send(beginUploads, { params: { ...params }, body: { files } }),
  get: (uploadId) => send(getUpload, { params: { uploadId } }),
  part: (uploadId, part, bytes) =>
    send(sendUploadPart, { params: { uploadId, part }, body: { bytes } }),
  finish: (uploadId) => send(finishUpload, { params: { uploadId } }),
  remove: (uploadId) => send(removeUpload, { params: { uploadId } }),
};
