import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { chapter } from '#db/schema/chapter.ts';
import { chapterRow } from './chapter-row.ts';
import { inParts } from './in-parts.ts';
import type { StoredChapter } from './stored-work.ts';

export type WrittenChapter = { readonly id: number; readonly publishedAt: Date };

/** Every column that a new import replaces: the id, the place and the volume stay. */
function replacedColumns() {
  const stays = new Set(['id', 'contentId', 'unit', 'sort', 'volumeId']);
  return Object.fromEntries(
    Object.entries(getTableColumns(chapter))
      .filter(([field]) => !stays.has(field))
      .map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/**
 * Writes a title's chapters. One keeps its id and, where the source names none, its moment of
 * publication, where unit and order match; those that are gone go.
 */
export async function putChapters(
  tx: Transaction,
  contentId: number,
  chapters: readonly StoredChapter[],
  now: Date,
): Promise<readonly WrittenChapter[]> {
  const before = await tx
    .select({ id: chapter.id, unit: chapter.unit, sort: chapter.sort, at: chapter.publishedAt })
    .from(chapter)
    .where(eq(chapter.contentId, contentId));
  const known = new Map(before.map(({ unit, sort, at }) => [`${unit} ${sort}`, at]));
  const sorts = { episode: 0, volume: 0 };
  const rows = chapters.map((stored) => {
    const { unit, publishedAt } = stored.source;
    sorts[unit] += 1;
    const at = publishedAt ?? known.get(`${unit} ${sorts[unit]}`) ?? now;
    return chapterRow(contentId, sorts[unit], stored, at);
  });
  const ids = new Map<string, number>();
  await inParts(rows, async (part) => {
    const written = await tx
      .insert(chapter)
      .values(part)
      .onConflictDoUpdate({
        target: [chapter.contentId, chapter.unit, chapter.sort],
        set: replacedColumns(),
      })
      .returning({ id: chapter.id, unit: chapter.unit, sort: chapter.sort });
    for (const { id, unit, sort } of written) ids.set(`${unit} ${sort}`, id);
  });
  const current = new Set(ids.values());
  const gone = before.map(({ id }) => id).filter((id) => !current.has(id));
  await inParts(gone, (part) => tx.delete(chapter).where(inArray(chapter.id, part)));
  return rows.map(({ unit, sort, publishedAt }) => {
    const id = ids.get(`${unit} ${sort}`);
    if (id === undefined) throw new Error(`${unit} ${sort} was not written`);
    return { id, publishedAt };
  });
}
