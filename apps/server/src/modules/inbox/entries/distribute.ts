import { and, eq, sql } from 'drizzle-orm';
import type { GiftItem, InboxTab } from '@hanji/contract/vocabulary.ts';
import type { TranslatedWords } from '@hanji/domain/inbox/translated-words.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { giftItem, inboxEntry, inboxRecipient } from '#db/schema/inbox/inbox.ts';

/** What is given; its days count from when it is received, and null never end. */
export type EntryContents = {
  readonly item: GiftItem;
  readonly amount: number;
  readonly days: number | null;
};

export type NewEntry = TranslatedWords & {
  readonly kind: InboxTab;
  /** Null for messages, as is the end of their time. */
  readonly contents: EntryContents | null;
  readonly expiresAt: Date | null;
  readonly link: string | null;
  readonly operator: string;
  readonly reason: string;
};

/** Whom an entry is for: everybody who is a member by now, or members by their ids. */
export type Audience = 'everyone' | readonly string[];

/**
 * Puts an entry into inboxes, as an operator does by hand. For everybody that is one row, however
 * many they are: who looks finds it; only what is received is kept for each. Of a gift they are told.
 * Gives its id.
 */
export function distribute(
  db: Executor,
  entry: NewEntry,
  audience: Audience,
  now: Date,
): Promise<number> {
  const { contents, ...facts } = entry;
  const distributionType = audience === 'everyone' ? 'everyone' : 'operator';
  return inTransaction(db, async (tx) => {
    const itemId = contents && (await itemOf(tx, contents));
    const [stored] = await tx
      .insert(inboxEntry)
      .values({ ...facts, itemId, distributionType, distributedAt: now })
      .returning({ id: inboxEntry.id });
    if (stored === undefined) throw new Error('an entry of the inbox was not stored');
    if (audience !== 'everyone') {
      await tx.execute(sql`insert into ${inboxRecipient} (member_id, entry_id)
        select distinct member_id, ${stored.id}::int
        from unnest(${sql.param([...audience])}::uuid[]) as named (member_id)`);
    }
    if (entry.kind === 'gift')
      await enqueue(tx, 'notify-gift', { kind: 'gift', giftId: stored.id });
    return stored.id;
  });
}

async function itemOf(db: Executor, { item, amount, days }: EntryContents): Promise<number> {
  await db.insert(giftItem).values({ item, amount, days }).onConflictDoNothing();
  const [found] = await db
    .select({ id: giftItem.id })
    .from(giftItem)
    .where(
      and(
        eq(giftItem.item, item),
        eq(giftItem.amount, amount),
        sql`${giftItem.days} is not distinct from ${days}::int`,
      ),
    );
  if (found === undefined) throw new Error('what a gift is of was not stored');
  return found.id;
}
