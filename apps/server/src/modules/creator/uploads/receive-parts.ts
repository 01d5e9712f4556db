import { and, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { missingParts, partSize } from '@hanji/domain/creator/uploads/upload-parts.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { articleUpload, articleUploadPart } from '#db/schema/creator/article.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import type { Creator } from '#modules/creator/creator.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { dropParts } from './drop-parts.ts';
import { headBytes, judgeFile } from './taking/file-kind.ts';
import { lockOwnUpload, type OwnUpload } from './find-own-upload.ts';
import { uploadEntities } from './upload-entity.ts';

/** An upload as it is by now. */
async function answer(
  unit: UnitContext,
  { upload, contentId }: OwnUpload,
  creator: Creator,
): Promise<ArticleUpload> {
  const rows = await unit.db.select().from(articleUpload).where(eq(articleUpload.id, upload.id));
  const [entity] = await uploadEntities(unit, contentId, rows, creator.locale);
  if (entity === undefined) throw new ApiFailure(404, 'uploadNotFound');
  return entity;
}

/** @throws ApiFailure 404 */
export function readUploadState(
  context: RequestContext,
  creator: Creator,
  uploadId: string,
): Promise<ArticleUpload> {
  return inUnit(context, async (unit) =>
    answer(unit, await lockOwnUpload(unit, creator, uploadId), creator),
  );
}

async function headOf(storage: ObjectStorage, key: string): Promise<Uint8Array> {
  const found = await storage.get(key, { start: 0, end: headBytes - 1 });
  if (found === null) throw new Error(`the part ${key} vanished`);
  return buffer(found.body);
}

type Sent = {
  readonly uploadId: string;
  readonly part: number;
  readonly received: ReceivedUpload | undefined;
};

/**
 * Keeps a part of a file. One that is here already stays, and what came again is let go. What the
 * file is its first part says: where it is nothing that is taken, the rest need not come.
 * @throws ApiFailure 400 for a part of another size, 404, 409 once no part is waited for
 */
export async function sendPart(
  context: RequestContext,
  creator: Creator,
  { uploadId, part, received }: Sent,
): Promise<ArticleUpload> {
  if (received === undefined) throw badRequest('bytes: a part');
  const { key } = received;
  const head = part === 0 ? await headOf(context.storage, key) : null;
  const { entity, unused } = await inUnit(context, async (unit) => {
    const own = await lockOwnUpload(unit, creator, uploadId);
    const { upload } = own;
    if (upload.state !== 'receiving') throw new ApiFailure(409, 'uploadOver');
    if (partSize(upload.size, part) !== received.size) {
      throw badRequest(`part ${part}: not as many bytes as it has`);
    }
    const kept = await unit.db
      .insert(articleUploadPart)
      .values({ uploadId, part, uploadKey: key })
      .onConflictDoNothing()
      .returning({ part: articleUploadPart.part });
    const judged = head === null ? null : judgeFile(head, upload, unit.settings.creator);
    const refusal = judged?.ok === false ? judged.reason : null;
    await unit.db
      .update(articleUpload)
      .set({
        touchedAt: unit.now(),
        ...(refusal === null ? {} : { state: 'refused' as const, refusal }),
      })
      .where(eq(articleUpload.id, uploadId));
    const gone = refusal === null ? [] : await dropParts(unit.db, uploadId);
    return {
      entity: await answer(unit, own, creator),
      unused: kept.length === 0 ? [key, ...gone] : gone,
    };
  });
  for (const one of unused) await context.storage.delete(one);
  return entity;
}

/**
 * Queues a file whose parts are all here. Said again, it is told where the file stands.
 * @throws ApiFailure 404, 409 where parts are missing
 */
export function finishUpload(
  context: RequestContext,
  creator: Creator,
  uploadId: string,
): Promise<ArticleUpload> {
  return inUnit(context, async (unit) => {
    const own = await lockOwnUpload(unit, creator, uploadId);
    const { upload } = own;
    if (upload.state !== 'receiving') return answer(unit, own, creator);
    const parts = await unit.db
      .select({ part: articleUploadPart.part })
      .from(articleUploadPart)
      .where(eq(articleUploadPart.uploadId, uploadId));
    const received = parts.map(({ part }) => part);
    if (missingParts(upload.size, received).length > 0)
      throw new ApiFailure(409, 'uploadIncomplete');
    await unit.db
      .update(articleUpload)
      .set({ state: 'queued', touchedAt: unit.now() })
      .where(and(eq(articleUpload.id, uploadId), eq(articleUpload.state, 'receiving')));
    await enqueue(unit.db, 'take-upload', { uploadId });
    return answer(unit, own, creator);
  });
}

/**
 * Forgets a file. One that is being taken apart, or has become pages, is no longer a file.
 * @throws ApiFailure 404, 409
 */
export async function removeUpload(
  context: RequestContext,
  creator: Creator,
  uploadId: string,
): Promise<null> {
  const keys = await inUnit(context, async (unit) => {
    const { upload } = await lockOwnUpload(unit, creator, uploadId);
    if (upload.state === 'reading' || upload.state === 'done') {
      throw new ApiFailure(409, 'uploadOver');
    }
    const gone = await dropParts(unit.db, uploadId);
    await unit.db.delete(articleUpload).where(eq(articleUpload.id, uploadId));
    return gone;
  });
  for (const key of keys) await context.storage.delete(key);
  return null;
}
