import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { jobOptions } from '#db/jobs/jobs.ts';
import { articleUpload, articleUploadPart } from '#db/schema/creator/article.ts';
import { createPictureStore } from '#ingest/picture/store-picture.ts';
import { discard } from '#ingest/sweep/sweep.ts';
import { whileIngesting } from '#ingest/work/ingest-lock.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { Settings } from '#settings/settings.ts';
import { dropParts } from '#modules/creator/uploads/drop-parts.ts';
import { headBytes, judgeFile } from './file-kind.ts';
import { openSentPages } from './pages-of-upload.ts';
import { placePages } from './place-pages.ts';
import { storePages } from './store-pages.ts';
import type { UploadRow } from '#modules/creator/uploads/upload-entity.ts';
import { refusalOf, UploadRefused } from './upload-refused.ts';

export type UploadPlace = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly settings: Pick<Settings, 'creator'>;
  now(): Date;
};

/**
 * The queue tries a file as often, so that the last time it is told that this was in vain: what kills
 * the process, or fails for what is no fault of the file, must not stay on its way for a day.
 */
const mostTries = jobOptions['take-upload'].retryLimit;

/** Null of a file that is over, or gone. One whose process was killed is begun anew. */
async function beginReading(db: Database, uploadId: string, now: Date): Promise<UploadRow | null> {
  const [upload] = await db
    .update(articleUpload)
    .set({
      state: 'reading',
      pagesDone: 0,
      tries: sql`${articleUpload.tries} + 1`,
      touchedAt: now,
    })
    .where(and(eq(articleUpload.id, uploadId), inArray(articleUpload.state, ['queued', 'reading'])))
    .returning();
  return upload ?? null;
}

async function keysOf(db: Database, uploadId: string): Promise<string[]> {
  const parts = await db
    .select({ key: articleUploadPart.uploadKey })
    .from(articleUploadPart)
    .where(eq(articleUploadPart.uploadId, uploadId))
    .orderBy(asc(articleUploadPart.part));
  return parts.map(({ key }) => key);
}

async function open(place: UploadPlace, upload: UploadRow, signal: AbortSignal) {
  const { db, storage, settings } = place;
  if (upload.tries > mostTries) throw new UploadRefused('gaveUp');
  const keys = await keysOf(db, upload.id);
  const first = await storage.get(keys[0] ?? '', { start: 0, end: headBytes - 1 });
  if (first === null) throw new Error(`the parts of ${upload.id} vanished`);
  const judged = judgeFile(await buffer(first.body), upload, settings.creator);
  if (!judged.ok) throw new UploadRefused(judged.reason);
  const limits = settings.creator;
  return openSentPages({ storage, keys, name: upload.name, kind: judged.value, limits, signal });
}

/** What was stored meanwhile is only there for good once rows refer to it, so nobody sweeps. */
function takeIn(
  place: UploadPlace,
  upload: UploadRow,
  pictures: ReturnType<typeof createPictureStore>,
  signal: AbortSignal,
): Promise<string[]> {
  const { db, settings } = place;
  const isThis = eq(articleUpload.id, upload.id);
  return whileIngesting(db, async () => {
    const sent = await open(place, upload, signal);
    try {
      await db.update(articleUpload).set({ pages: sent.count }).where(isThis);
      const stored = await storePages(pictures, sent, (pagesDone) =>
        db.update(articleUpload).set({ pagesDone, touchedAt: place.now() }).where(isThis),
      );
      const terms = { limits: settings.creator, now: place.now() };
      return await inTransaction(db, (tx) => placePages(tx, upload.id, stored, terms));
    } finally {
      sent.close();
    }
  });
}

async function refuse(
  place: UploadPlace,
  uploadId: string,
  refusal: NonNullable<UploadRow['refusal']>,
): Promise<string[]> {
  return inTransaction(place.db, async (tx) => {
    await tx
      .update(articleUpload)
      .set({ state: 'refused', refusal, touchedAt: place.now() })
      .where(and(eq(articleUpload.id, uploadId), eq(articleUpload.state, 'reading')));
    return dropParts(tx, uploadId);
  });
}

/**
 * Makes pages of a file whose parts are all here, through the pictures of the import. It may be
 * begun anew at any time: pages and the end of the file are one transaction.
 */
export async function takeUpload(
  place: UploadPlace,
  uploadId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage } = place;
  const upload = await beginReading(db, uploadId, place.now());
  if (upload === null) return;
  const pictures = createPictureStore(db, storage);
  let unused: string[];
  try {
    unused = await takeIn(place, upload, pictures, signal);
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    unused = await refuse(place, uploadId, reason);
    await discard(db, storage, pictures.stored);
  }
  for (const key of unused) await storage.delete(key);
}
