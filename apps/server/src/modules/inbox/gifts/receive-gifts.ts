import { and, eq } from 'drizzle-orm';
import { giftLot } from '@hanji/domain/gifts/gift-lot.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { gift, giftItem } from '#db/schema/wallet/gift.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { waitingGifts, type StoredGift } from './gifts-of-member.ts';

export type GiftAddress = {
  readonly memberId: string;
  readonly distributionType: string;
  readonly giftId: number;
};

/**
 * Receives one gift. Whoever asks again changes nothing: the lock of the wallet lets one receive
 * it.
 * @throws ApiFailure 404 where there is none, or its time is over
 */
export async function receiveGift(db: Executor, address: GiftAddress, now: Date): Promise<null> {
  await inTransaction(db, async (tx) => {
    const wallet = await lockWalletOf(tx, address.memberId);
    const found = await findGift(tx, address);
    if (found !== null && found.receivedAt !== null) return;
    if (found === null || found.expiresAt <= now) throw new ApiFailure(404, 'giftNotFound');
    await receive(tx, wallet, found, now);
  });
  return null;
}

/** Receives every gift of a member that can be, or none. */
export async function receiveGifts(db: Executor, memberId: string, now: Date): Promise<null> {
  await inTransaction(db, async (tx) => {
    let wallet = await lockWalletOf(tx, memberId);
    for (const waiting of await waitingGifts(tx, memberId, now)) {
      wallet = await receive(tx, wallet, waiting, now);
    }
  });
  return null;
}

async function findGift(
  tx: Transaction,
  { memberId, distributionType, giftId }: GiftAddress,
): Promise<StoredGift | null> {
  const own = and(
    eq(gift.id, giftId),
    eq(gift.memberId, memberId),
    eq(gift.distributionType, distributionType),
  );
  const [found] = await tx
    .select({ gift, of: giftItem })
    .from(gift)
    .innerJoin(giftItem, eq(giftItem.id, gift.itemId))
    .where(own);
  return found === undefined ? null : { ...found.gift, of: found.of };
}

async function receive(
  tx: Transaction,
  wallet: LockedWallet,
  { id, of, operator, reason }: StoredGift,
  now: Date,
): Promise<LockedWallet> {
  const by = { operator, reason };
  const added = await addLot(tx, wallet, giftLot(of, now), { at: now, by });
  await tx.update(gift).set({ receivedAt: now, entryId: added.entryId }).where(eq(gift.id, id));
  return added.wallet;
}
