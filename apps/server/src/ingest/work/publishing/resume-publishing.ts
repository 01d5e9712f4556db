import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { inParts } from '#ingest/work/in-parts.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';

/** Titles with a chapter that their facts do not know yet, and no job that would tell them. */
function forgotten() {
  return and(
    sql`exists (select from ${chapter} where ${chapter.contentId} = ${content.id}
      and ${isNull(chapter.withdrawnAt)}
      and ${chapter.publishedAt} > coalesce(${content.lastChapterPublishedAt}, '-infinity'))`,
    sql`not exists (select from pgboss.job where name = 'publish-chapters'
      and singleton_key = ${content.id}::text and state in ('created', 'retry', 'active'))`,
  );
}

/**
 * Queues what a catalogue lacks that was filled before there was a queue, or whose jobs were lost:
 * for each title with chapters to come the job of the next one. May run in any number of processes,
 * at any time; how many titles were taken up again.
 */
export async function resumePublishing(db: Database, now: Date): Promise<number> {
  const titles = await db.select({ id: content.id }).from(content).where(forgotten());
  const ids = titles.map(({ id }) => id).toSorted((a, b) => a - b);
  let resumed = 0;
  await inParts(ids, (part) =>
    inTransaction(db, async (tx) => {
      const chosen = inArray(content.id, part);
      // Whoever else does this, and an import, waits here or has been waited for; in one order, so
      // that no two wait for each other.
      const ordered = tx.select({ id: content.id }).from(content).where(chosen);
      await ordered.orderBy(asc(content.id)).for('update');
      const still = await tx
        .select({ id: content.id })
        .from(content)
        .where(and(chosen, forgotten()));
      await publishChapters(
        tx,
        still.map(({ id }) => id),
        now,
      );
      resumed += still.length;
    }),
  );
  return resumed;
}
