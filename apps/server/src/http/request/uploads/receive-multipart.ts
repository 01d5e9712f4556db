import type { UploadKind, UploadRule } from '@hanji/contract/calls/upload.ts';
import type { FastifyRequest } from 'fastify';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { storeUpload } from './store-upload.ts';

/** A file of a multipart body, in storage already. */
export type ReceivedUpload = {
  /**
   * A call that takes the file keeps this in a column of type text named `upload_key` or
   * `…_upload_key`: what no such column names is removed after a day (`ingest/sweep/remove-orphans.ts`).
   */
  readonly key: string;
  /** As its first bytes say. */
  readonly kind: UploadKind;
  readonly contentType: string;
  readonly size: number;
  /** As the client names it: to be shown, never to be believed. */
  readonly filename: string;
};

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>;
  /** Every field that the call names, with an empty list where no file came. */
  readonly uploads: Readonly<Record<string, readonly ReceivedUpload[]>>;
};

type Rules = Readonly<Record<string, UploadRule>>;

const fieldLimits = { fields: 20, fieldSize: 64 * 1024 };

function limitsOf(rules: Rules) {
  const all = Object.values(rules);
  const files = all.reduce((sum, { maxCount }) => sum + maxCount, 0);
  // One more than allowed, so that what is too much is seen and refused.
  return {
    ...fieldLimits,
    files: files + 1,
    parts: files + 1 + fieldLimits.fields,
    fileSize: Math.max(0, ...all.map(({ maxBytes }) => maxBytes)) + 1,
  };
}

/** What the parser throws for a body that is none gives no code. */
function isMalformed(error: unknown): error is Error {
  return (
    error instanceof Error && /multipart data|Boundary not found|Malformed/i.test(error.message)
  );
}

/**
 * Reads a multipart body and streams its files to storage as they come.
 * @throws ApiFailure 400 for a field that the call does not have or one too many, 413 for a file
 * that is too large, 415 for one of another kind; nothing stays in storage then
 */
export async function receiveMultipart(
  request: FastifyRequest,
  storage: ObjectStorage,
  rules: Rules = {},
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const uploads: Record<string, ReceivedUpload[]> = Object.fromEntries(
    Object.keys(rules).map((field) => [field, []]),
  );
  try {
    const parts = request.parts({ limits: limitsOf(rules) });
    for await (const part of parts) {
      const { fieldname } = part;
      if (part.type === 'field') {
        if (Object.hasOwn(fields, fieldname))
          throw badRequest(`The field ${fieldname} comes twice`);
        if (part.valueTruncated) throw badRequest(`The field ${fieldname} is too long`);
        fields[fieldname] = String(part.value);
        continue;
      }
      const rule = Object.hasOwn(rules, fieldname) ? rules[fieldname] : undefined;
      const received = uploads[fieldname];
      if (rule === undefined || received === undefined) {
        throw badRequest(`The field ${fieldname} takes no file`);
      }
      if (received.length >= rule.maxCount) {
        throw badRequest(`The field ${fieldname} takes at most ${rule.maxCount} files`);
      }
      received.push({
        ...(await storeUpload(storage, part.file, rule)),
        filename: part.filename.slice(0, 255),
      });
    }
    if (request.raw.aborted) throw new ApiFailure(400, 'badRequest');
    return { fields, uploads };
  } catch (error) {
    await discardUploads(storage, uploads);
    throw isMalformed(error) ? badRequest(error.message) : error;
  }
}

/** Deletes what a call received but did not take. */
export async function discardUploads(
  storage: ObjectStorage,
  uploads: ReceivedForm['uploads'],
): Promise<void> {
  const received = Object.values(uploads).flat();
  await Promise.all(received.map(({ key }) => storage.delete(key)));
}
