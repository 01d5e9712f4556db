import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { recentTitle, titleSubscription } from '#db/schema/readers/library.ts';

/**
 * Makes what one reader subscribes to another's, and takes the first's lists away: titles that were
 * read come into the other's by what was read. Where both subscribe, the longer one stays.
 */
export async function moveLibrary(tx: Transaction, from: number, into: number): Promise<void> {
  const own = titleSubscription;
  await tx.execute(sql`
    insert into ${own} (reader_id, content_id, category, subscribed_at, visited_at)
    select ${into}::bigint, content_id, category, subscribed_at, visited_at from ${own}
    where ${own.readerId} = ${from}::bigint and ${own.endedAt} is null
    on conflict (reader_id, content_id) do update set
      subscribed_at = case when ${own.endedAt} is null
        then least(${own.subscribedAt}, excluded.subscribed_at) else excluded.subscribed_at end,
      visited_at = greatest(${own.visitedAt}, excluded.visited_at),
      ended_at = null`);
  await forgetLibrary(tx, from);
}

/** What of a library is only about its reader; titles that were paid for are the wallet's. */
export async function forgetLibrary(tx: Transaction, readerId: number): Promise<void> {
  await tx.delete(titleSubscription).where(eq(titleSubscription.readerId, readerId));
  await tx.delete(recentTitle).where(eq(recentTitle.readerId, readerId));
}
