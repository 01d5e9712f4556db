import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { InboxNews } from '@hanji/contract/entities/inbox.ts';
import type { InboxTab } from '@hanji/contract/vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { giftReceipt, inboxEntry, inboxLook } from '#db/schema/inbox/inbox.ts';
import { isListed } from './entries/listed.ts';

/** What came since the member looked, and was not received meanwhile: for the badge of the header. */
export async function inboxNews(db: Executor, memberId: string, now: Date): Promise<InboxNews> {
  const { id, kind } = inboxEntry;
  const rows = await db
    .select({ kind, entries: count() })
    .from(inboxEntry)
    .leftJoin(inboxLook, and(eq(inboxLook.kind, kind), eq(inboxLook.memberId, memberId)))
    .leftJoin(giftReceipt, and(eq(giftReceipt.giftId, id), eq(giftReceipt.memberId, memberId)))
    .where(
      and(
        isListed(db, memberId, now),
        isNull(giftReceipt.giftId),
        sql`${id} > coalesce(${inboxLook.upTo}, 0)`,
      ),
    )
    .groupBy(kind);
  const of = (tab: InboxTab): number => rows.find((row) => row.kind === tab)?.entries ?? 0;
  return { gift: of('gift'), message: of('message'), mission: of('mission') };
}

type Look = { readonly memberId: string; readonly tab: InboxTab; readonly upTo: number };

/** Keeps how far the member has looked at a tab, which never becomes less; says what is new still. */
export function seeInbox(
  db: Executor,
  { memberId, tab, upTo }: Look,
  now: Date,
): Promise<InboxNews> {
  return inTransaction(db, async (tx) => {
    await tx
      .insert(inboxLook)
      .values({ memberId, kind: tab, upTo })
      .onConflictDoUpdate({
        target: [inboxLook.memberId, inboxLook.kind],
        set: { upTo: sql`greatest(${inboxLook.upTo}, excluded.up_to)` },
      });
    return inboxNews(tx, memberId, now);
  });
}
