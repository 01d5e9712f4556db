import { eq, inArray, or, sql } from 'drizzle-orm';
import type { HistoryChapter } from '@hanji/contract/entities/coin-history.ts';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { chapterRental, chapterUnlock } from '#db/schema/wallet/purchase.ts';

type ChapterOfEntry = { readonly chapter: HistoryChapter; readonly takenBack: boolean };

const facts = {
  contentType: content.type,
  contentId: content.id,
  contentName: content.name,
  chapterId: chapter.id,
  chapterName: chapter.name,
  withdrawn: sql<boolean>`(${content.withdrawnAt} is not null or ${chapter.withdrawnAt} is not null)`,
};

/** The chapters that entries of a wallet were for, by the ids of these. */
export async function chaptersOfEntries(
  db: Executor,
  entries: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, ChapterOfEntry>> {
  const found = new Map<number, ChapterOfEntry>();
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return found;
  const { entryId, coinBackEntryId, takeBackEntryId, takenBackAt } = chapterUnlock;
  const unlocks = await db
    .select({ ...facts, entryId, coinBackEntryId, takeBackEntryId, takenBackAt })
    .from(chapterUnlock)
    .innerJoin(content, eq(content.id, chapterUnlock.contentId))
    .innerJoin(chapter, eq(chapter.id, chapterUnlock.chapterId))
    .where(or(inArray(entryId, ids), inArray(coinBackEntryId, ids), inArray(takeBackEntryId, ids)));
  for (const { entryId: paid, coinBackEntryId: back, takeBackEntryId: taken, ...row } of unlocks) {
    const { takenBackAt: at, ...unlocked } = row;
    for (const id of [paid, back, taken]) {
      if (id !== null) found.set(id, { chapter: unlocked, takenBack: at !== null });
    }
  }
  const rentals = await db
    .select({ ...facts, entryId: chapterRental.entryId })
    .from(chapterRental)
    .innerJoin(content, eq(content.id, chapterRental.contentId))
    .innerJoin(chapter, eq(chapter.id, chapterRental.chapterId))
    .where(inArray(chapterRental.entryId, ids));
  for (const { entryId: id, ...rented } of rentals) {
    if (id !== null) found.set(id, { chapter: rented, takenBack: false });
  }
  return found;
}
