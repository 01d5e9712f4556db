import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { addDays } from '@hanji/domain/times/calendar.ts';
import { inTransaction } from '#db/executor.ts';
import { articleUpload } from '#db/schema/creator/article.ts';
import { keptUploadHours } from '#modules/creator/creator-limits.ts';
import { dropParts } from './drop-parts.ts';
import type { UploadPlace } from './taking/take-upload.ts';

/** What became of a file can be read for so many days. */
const overDays = 7;
const atOnce = 100;

/**
 * Lets go files that were never finished, with their parts, files that no job came to the end with,
 * and what became of the others long ago.
 */
export async function forgetUploads(
  { db, storage }: Pick<UploadPlace, 'db' | 'storage'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const unfinished = addDays(now, -keptUploadHours / 24);
  const over = addDays(now, -overDays);
  const isOver = or(
    and(
      inArray(articleUpload.state, ['receiving', 'queued', 'reading']),
      lt(articleUpload.touchedAt, unfinished),
    ),
    lt(articleUpload.touchedAt, over),
  );
  let forgotten = 0;
  for (;;) {
    signal.throwIfAborted();
    const keys = await inTransaction(db, async (tx) => {
      const found = await tx
        .select({ id: articleUpload.id })
        .from(articleUpload)
        .where(isOver)
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const gone: string[] = [];
      for (const { id } of found) {
        gone.push(...(await dropParts(tx, id)));
        await tx.delete(articleUpload).where(eq(articleUpload.id, id));
      }
      return found.length === 0 ? null : { count: found.length, gone };
    });
    if (keys === null) return forgotten;
    forgotten += keys.count;
    for (const key of keys.gone) await storage.delete(key);
  }
}
