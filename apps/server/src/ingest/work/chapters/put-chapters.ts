import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { chapter, chapterVersion as chapterVersionTable } from '#db/schema/works/chapter.ts';
import { chapterRow } from './chapter-row.ts';
import { inParts } from '#ingest/work/in-parts.ts';
import { matchChapters, type ChapterKeys, type KnownChapter } from './match-chapters.ts';
import type { StoredChapter } from '#ingest/work/stored-work.ts';

type Row = ReturnType<typeof chapterRow> & { readonly publishedAt: Date };

/** Its place among the chapters that came with it, and the columns to write. */
type Coming = { readonly index: number; readonly row: Row };

const knownColumns = {
  id: chapter.id,
  importKey: chapter.importKey,
  version: chapter.version,
  unit: chapter.unit,
  name: chapter.name,
  publishedAt: chapter.publishedAt,
  withdrawn: sql<boolean>`${chapter.withdrawnAt} is not null`,
};

/**
 * Withdraws what did not come again, and frees the places and keys of what did: two chapters may
 * change theirs, and neither can have the other's while it is taken.
 */
async function makeRoom(
  tx: Transaction,
  known: readonly KnownChapter[],
  kept: ReadonlySet<number>,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const taken = new Set(keys);
  const gone = known.filter(({ id }) => !kept.has(id));
  const outdated = gone.filter(({ importKey }) => importKey !== null && taken.has(importKey));
  const withdrawnAt = sql`coalesce(${chapter.withdrawnAt}, ${now.toISOString()}::timestamptz)`;
  const ids = (chapters: readonly KnownChapter[]) => chapters.map(({ id }) => id);
  await inParts(ids(gone), (part) =>
    tx.update(chapter).set({ withdrawnAt }).where(inArray(chapter.id, part)),
  );
  await inParts(ids(outdated), (part) =>
    tx.update(chapter).set({ importKey: null }).where(inArray(chapter.id, part)),
  );
  await inParts([...kept], (part) =>
    tx
      .update(chapter)
      .set({ importKey: null, sort: sql`-${chapter.sort}` })
      .where(inArray(chapter.id, part)),
  );
}

async function insertRows(
  tx: Transaction,
  coming: readonly Coming[],
  ids: Map<number, number>,
): Promise<void> {
  await inParts(coming, async (part) => {
    const written = await tx
      .insert(chapter)
      .values(part.map(({ row }) => row))
      .returning({ id: chapter.id, importKey: chapter.importKey });
    const byKey = new Map(written.map(({ id, importKey }) => [importKey, id]));
    for (const { index, row } of part) {
      const id = byKey.get(row.importKey);
      if (id !== undefined) ids.set(index, id);
    }
  });
}

/**
 * Writes a title's chapters; their ids in the order in which they came. One that the title has
 * already keeps its id wherever it stands now and whatever is in it, and, where the source names
 * none, its moment of publication. Those that did not come again are withdrawn.
 */
export async function putChapters(
  tx: Transaction,
  contentId: number,
  chapters: readonly StoredChapter[],
  { keys, now }: { readonly keys: ChapterKeys; readonly now: Date },
): Promise<readonly number[]> {
  const known = await tx
    .select(knownColumns)
    .from(chapter)
    .where(eq(chapter.contentId, contentId))
    .orderBy(chapter.sort);
  const published = new Map(known.map(({ id, publishedAt }) => [id, publishedAt]));
  const sorts = { episode: 0, volume: 0 };
  const placed = chapters.map((stored) => {
    sorts[stored.source.unit] += 1;
    return chapterRow(contentId, sorts[stored.source.unit], stored);
  });
  const matches = matchChapters(known, placed, keys);
  const coming = placed.map((row, index): Coming & { readonly id: number | undefined } => {
    const id = matches[index]?.id;
    const before = id === undefined ? undefined : published.get(id);
    const publishedAt = chapters[index]?.source.publishedAt ?? before ?? now;
    return { index, id, row: { ...row, publishedAt } };
  });
  const ids = new Map(coming.flatMap(({ index, id }) => (id === undefined ? [] : [[index, id]])));
  await makeRoom(
    tx,
    known,
    new Set(ids.values()),
    placed.map(({ importKey }) => importKey),
    now,
  );
  for (const { id, row } of coming) {
    if (id === undefined) continue;
    await tx
      .update(chapter)
      .set({ ...row, withdrawnAt: null })
      .where(eq(chapter.id, id));
  }
  await insertRows(
    tx,
    coming.filter(({ id }) => id === undefined),
    ids,
  );
  const written = coming.map(({ index, row }) => {
    const id = ids.get(index);
    if (id === undefined) throw new Error(`chapter ${row.importKey} was not written`);
    return { chapterId: id, version: row.version };
  });
  await inParts(written, (part) =>
    tx.insert(chapterVersionTable).values(part).onConflictDoNothing(),
  );
  return written.map(({ chapterId }) => chapterId);
}
