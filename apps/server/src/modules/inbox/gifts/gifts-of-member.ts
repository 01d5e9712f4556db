import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Gift } from '@hanji/contract/entities/inbox.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { receivableItems } from '@hanji/domain/gifts/receivable-gifts.ts';
import { inboxLink } from '@hanji/domain/inbox/inbox-link.ts';
import { wordsIn } from '@hanji/domain/inbox/translated-words.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Executor } from '#db/executor.ts';
import { giftItem, giftReceipt, inboxEntry } from '#db/schema/inbox/inbox.ts';
import { isListedIn, mostListed } from '#modules/inbox/entries/listed.ts';

export type StoredGift = {
  readonly gift: typeof inboxEntry.$inferSelect;
  readonly of: typeof giftItem.$inferSelect;
  readonly receivedAt: Date | null;
};

function selectGifts(db: Executor, memberId: string, where: SQL | undefined) {
  const own = and(eq(giftReceipt.giftId, inboxEntry.id), eq(giftReceipt.memberId, memberId));
  return db
    .select({ gift: inboxEntry, of: giftItem, receivedAt: giftReceipt.receivedAt })
    .from(inboxEntry)
    .innerJoin(giftItem, eq(giftItem.id, inboxEntry.itemId))
    .leftJoin(giftReceipt, own)
    .where(where);
}

/** Those that can still be received, or were received and are not over yet; the newest first. */
export async function giftsOfMember(
  db: Executor,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
  now: Date,
): Promise<Gift[]> {
  const rows = await selectGifts(db, memberId, isListedIn('gift', db, memberId, now))
    .orderBy(desc(inboxEntry.id))
    .limit(mostListed);
  return rows.map(({ gift, of, receivedAt }) => ({
    id: gift.id,
    item: of.item,
    ...wordsIn(gift, locale),
    imageUrl: null,
    urlHttp: inboxLink(gift.link),
    received: receivedAt !== null,
    expireRemained: gift.expiresAt === null ? 0 : secondsLeft(gift.expiresAt, now),
    distributionType: gift.distributionType,
    itemConfigId: of.id,
  }));
}

/** Those that "receive all" takes now, in the order in which they came. */
export function waitingGifts(db: Executor, memberId: string, now: Date): Promise<StoredGift[]> {
  const isWaiting = and(
    isListedIn('gift', db, memberId, now),
    isNull(giftReceipt.receivedAt),
    inArray(giftItem.item, receivableItems),
  );
  return selectGifts(db, memberId, isWaiting).orderBy(asc(inboxEntry.id));
}

export type GiftAddress = {
  readonly memberId: string;
  readonly distributionType: string;
  readonly giftId: number;
};

/** A gift in the inbox of a member by its address, received or not; null where it is not there. */
export async function findGift(
  db: Executor,
  { memberId, distributionType, giftId }: GiftAddress,
  now: Date,
): Promise<StoredGift | null> {
  const [found] = await selectGifts(
    db,
    memberId,
    and(
      eq(inboxEntry.id, giftId),
      sql`${inboxEntry.distributionType} = ${distributionType}`,
      isListedIn('gift', db, memberId, now),
    ),
  );
  return found ?? null;
}
