import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Executor, Transaction } from '#db/executor.ts';
import { gift, giftItem } from '#db/schema/wallet/gift.ts';

/** More gifts than this nobody has at once; the newest are answered. */
const mostGifts = 200;

export type StoredGift = typeof gift.$inferSelect & { readonly of: typeof giftItem.$inferSelect };

/** Those that can still be received, or were received and are not over yet; the newest first. */
export async function giftsOfMember(db: Executor, memberId: string, now: Date): Promise<Gift[]> {
  const rows = await db
    .select({ gift, of: giftItem })
    .from(gift)
    .innerJoin(giftItem, eq(giftItem.id, gift.itemId))
    .where(and(eq(gift.memberId, memberId), gt(gift.expiresAt, now)))
    .orderBy(desc(gift.id))
    .limit(mostGifts);
  return rows.map(({ gift: { id, title, description, ...row }, of }) => ({
    id,
    item: of.item,
    title,
    description,
    imageUrl: null,
    urlHttp: null,
    received: row.receivedAt !== null,
    expireRemained: secondsLeft(row.expiresAt, now),
    distributionType: row.distributionType,
    itemConfigId: of.id,
  }));
}

/** Those that can be received now, in the order in which they came. */
export async function waitingGifts(
  db: Executor | Transaction,
  memberId: string,
  now: Date,
): Promise<StoredGift[]> {
  const rows = await db
    .select({ gift, of: giftItem })
    .from(gift)
    .innerJoin(giftItem, eq(giftItem.id, gift.itemId))
    .where(and(eq(gift.memberId, memberId), isNull(gift.receivedAt), gt(gift.expiresAt, now)))
    .orderBy(asc(gift.id));
  return rows.map(({ gift: row, of }) => ({ ...row, of }));
}
