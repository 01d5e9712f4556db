import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { gift, giftItem } from '#db/schema/wallet/gift.ts';

type NewItem = typeof giftItem.$inferInsert;

export type NewGift = Pick<NewItem, 'item' | 'amount'> &
  Pick<
    typeof gift.$inferInsert,
    'memberId' | 'title' | 'description' | 'expiresAt' | 'operator' | 'reason'
  > & {
    /** How long its contents last once they are received; null never end. */
    readonly days: number | null;
  };

/** Puts a gift into a member's inbox, as an operator does by hand. */
export async function giveGift(db: Executor, given: NewGift, now: Date): Promise<void> {
  const { item, amount, days, ...facts } = given;
  await inTransaction(db, async (tx) => {
    const itemId = await itemOf(tx, { item, amount, days });
    await tx
      .insert(gift)
      .values({ ...facts, itemId, distributionType: 'operator', distributedAt: now });
  });
}

async function itemOf(
  db: Executor,
  { item, amount, days }: Pick<NewGift, 'item' | 'amount' | 'days'>,
) {
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
