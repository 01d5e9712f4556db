import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { content } from '#db/schema/catalogue.ts';
import { chapter } from '#db/schema/chapter.ts';
import { publishChapters } from './publish-chapters.ts';

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
  let resumed = 0;
  for (const { id } of titles) {
    await inTransaction(db, async (tx) => {
      // Whoever else does this, and an import, waits here or has been waited for.
      await tx.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update');
      const [still] = await tx
        .select({ id: content.id })
        .from(content)
        .where(and(eq(content.id, id), forgotten()));
      if (still === undefined) return;
      await publishChapters(tx, id, now);
      resumed += 1;
    });
  }
  return resumed;
}
