import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { reader } from '@hanji/server/db/schema/readers/reader.ts';
import { storeReading } from '@hanji/server/modules/readers/reading-state.ts';
import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { type WorkLocale, workLocales } from '#script.ts';
import { demoReader } from './demo-members.ts';

const titlesPerLanguage = 5;
const chaptersPerTitle = 3;
const hourMs = 60 * 60 * 1000;

type Chapter = typeof chapter.$inferSelect;

/** The first free chapters of a language's first works for everybody, work by work. */
async function chaptersIn(tx: Transaction, language: WorkLocale, now: Date): Promise<Chapter[][]> {
  const titles = await tx
    .select({ id: content.id })
    .from(content)
    .where(
      and(
        eq(content.language, language),
        isNotNull(content.publishedAt),
        lt(content.restrictedAge, 19),
      ),
    )
    .orderBy(asc(content.id))
    .limit(titlesPerLanguage);
  const works: Chapter[][] = [];
  for (const { id } of titles) {
    const chapters = await tx
      .select()
      .from(chapter)
      .where(
        and(
          eq(chapter.contentId, id),
          eq(chapter.free, true),
          isNull(chapter.withdrawnAt),
          lte(chapter.publishedAt, now),
        ),
      )
      .orderBy(asc(chapter.sort))
      .limit(chaptersPerTitle);
    works.push(chapters);
  }
  return works;
}

/** Opened one after the other, all but the last to its end; the first work was read last. */
async function read(tx: Transaction, readerId: number, works: readonly Chapter[][], now: Date) {
  for (const [ago, chapters] of works.entries()) {
    const at = (place: number): Date => new Date(now.getTime() - ((ago + 1) * 24 - place) * hourMs);
    for (const [place, each] of chapters.entries()) {
      await storeReading(tx, readerId, each, { kind: 'read', device: null, at: at(place) });
      const isLast = place === chapters.length - 1;
      if (!isLast)
        await storeReading(tx, readerId, each, { kind: 'finished', device: null, at: at(place) });
    }
  }
}

/** Lets the demo's reader have read in every language, once, when there are works. */
export async function seedReading(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const works = [];
    for (const language of workLocales) works.push(await chaptersIn(tx, language, now));
    if (works.flat(2).length === 0) return;
    const memberId = demoReader.id;
    const isThere = (await tx.$count(member, eq(member.id, memberId))) === 1;
    if (!isThere) return;
    const [added] = await tx
      .insert(reader)
      .values({ kind: 'member', memberId })
      // Somebody read as this member already.
      .onConflictDoNothing()
      .returning({ id: reader.id });
    if (added === undefined) return;
    for (const ofLanguage of works) await read(tx, added.id, ofLanguage, now);
  });
}
