import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { systemErrorCode } from '#errors/start-error.ts';
import type { Database } from '#db/client.ts';
import { watchedWork } from '#db/schema/works/watched.ts';
import { entriesOf, findWorks, mayBeWork, worksIn } from '#ingest/sources/find/find-works.ts';
import { isBesideWorks, printOf } from './print-of.ts';

/** A work that nobody has written to for a while. */
export type SettledWork = {
  readonly path: string;
  readonly print: string;
  /** Why it could not be taken in before, as it was said; null where it was not tried yet. */
  readonly failure: string | null;
};

type Row = typeof watchedWork.$inferSelect;

/** So long a work waits that failed for a reason that is not its own, in milliseconds. */
const triedAgainAfterMs = 10 * 60_000;

/** So long nothing may have changed before a work is read, in milliseconds. */
export const settledAfterMs = 10_000;

/** What may be a work or hold some. */
async function candidatesIn(folder: string): Promise<readonly string[]> {
  return (await entriesOf(folder)).filter(mayBeWork).map((entry) => entry.path);
}

/** None where it was moved or removed meanwhile. */
async function worksOf(entry: string): Promise<readonly string[]> {
  const found = await findWorks(entry, false).catch(() => null);
  return found?.works ?? [];
}

/** Files in a watched folder that are no works and lie in none, as an import would pass them over. */
export async function passedOverIn(folder: string, each: boolean): Promise<readonly string[]> {
  const entries = await entriesOf(folder);
  const folders = each ? [] : entries.filter(({ kind }) => kind === 'folder');
  const below = await Promise.all(
    folders.map((entry) =>
      worksIn(entry.path).catch((error: unknown) => ({
        // What was moved meanwhile is nowhere; anything else cannot be read.
        passedOver: systemErrorCode(error) === 'ENOENT' ? [] : [entry.path],
      })),
    ),
  );
  const beside = entries.filter((entry) => !mayBeWork(entry)).map((entry) => entry.path);
  return [...beside, ...below.flatMap(({ passedOver }) => passedOver)].filter(
    (file) => !isBesideWorks(path.basename(file)),
  );
}

async function noteSeen(
  db: Database,
  { path: place, print, failure }: SettledWork,
  now: Date,
): Promise<void> {
  const seen = { seenPrint: print, seenAt: now, failure };
  await db
    .insert(watchedWork)
    .values({ path: place, ...seen })
    .onConflictDoUpdate({ target: watchedWork.path, set: seen });
}

function isSettled(row: Row | undefined, print: string, now: Date): boolean {
  return row?.seenPrint === print && now.getTime() - row.seenAt.getTime() >= settledAfterMs;
}

/**
 * Looks at what lies in a folder: every file and folder in it is a work, or holds some. Gives those
 * that are neither taken in nor refused yet as they are now, and that nobody writes to any more. With
 * `each`, every one of them is a work.
 */
export async function settledWorks(
  db: Database,
  folder: string,
  now: Date,
  each = false,
): Promise<readonly SettledWork[]> {
  const settled: SettledWork[] = [];
  const within = sql`starts_with(${watchedWork.path}, ${path.join(folder, path.sep)})`;
  const known = await db.select().from(watchedWork).where(within);
  const rows = new Map(known.map((row) => [row.path, row]));
  for (const entry of await candidatesIn(folder)) {
    for (const place of each ? [entry] : await worksOf(entry)) {
      const print = await printOf(place);
      const row = rows.get(place);
      if (print === null || row?.donePrint === print) continue;
      if (isSettled(row, print, now)) {
        settled.push({ path: place, print, failure: row?.failure ?? null });
      } else if (row?.seenPrint !== print) {
        await noteSeen(db, { path: place, print, failure: null }, now);
      }
    }
  }
  return settled;
}

/** Leaves a work alone for ten minutes, and keeps why, so that it need not be said again. */
export function putOff(db: Database, work: SettledWork, now: Date): Promise<void> {
  return noteSeen(db, work, new Date(now.getTime() + triedAgainAfterMs - settledAfterMs));
}

/** Keeps what came of a work, so that it is not taken in again as it is. */
export async function keepOutcome(
  db: Database,
  { path: place, print }: Omit<SettledWork, 'failure'>,
  outcome: NonNullable<Row['outcome']>,
): Promise<void> {
  await db
    .update(watchedWork)
    .set({ donePrint: print, outcome, failure: null })
    .where(eq(watchedWork.path, place));
}
