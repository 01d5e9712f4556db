import { and, eq } from 'drizzle-orm';
import { giftLot } from '@hanji/domain/gifts/gift-lot.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { giftReceipt } from '#db/schema/inbox/inbox.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { findGift, waitingGifts, type GiftAddress, type StoredGift } from './gifts-of-member.ts';

type Receiver = { readonly memberId: string; readonly wallet: LockedWallet };

/**
 * Receives one gift. Whoever asks again changes nothing, even when its time is over by then: the
 * lock of the wallet lets one receive it.
 * @throws ApiFailure 404 where there is none that a wallet takes, or its time is over
 */
export async function receiveGift(db: Executor, address: GiftAddress, now: Date): Promise<null> {
  const { memberId } = address;
  await inTransaction(db, async (tx) => {
    const wallet = await lockWalletOf(tx, memberId);
    if (await isReceived(tx, address)) return;
    const found = await findGift(tx, address, now);
    const received = found && (await receive(tx, { memberId, wallet }, found, now));
    if (received === null) throw new ApiFailure(404, 'giftNotFound');
  });
  return null;
}

/** Receives every gift of a member that is receivable, or none. */
export async function receiveGifts(db: Executor, memberId: string, now: Date): Promise<null> {
  await inTransaction(db, async (tx) => {
    let wallet = await lockWalletOf(tx, memberId);
    for (const waiting of await waitingGifts(tx, memberId, now)) {
      wallet = (await receive(tx, { memberId, wallet }, waiting, now)) ?? wallet;
    }
  });
  return null;
}

async function isReceived(tx: Transaction, { memberId, giftId }: GiftAddress): Promise<boolean> {
  const own = and(eq(giftReceipt.memberId, memberId), eq(giftReceipt.giftId, giftId));
  return (await tx.$count(giftReceipt, own)) > 0;
}

/** Gives the wallet with what came into it; null where a wallet takes no such thing. */
async function receive(
  tx: Transaction,
  { memberId, wallet }: Receiver,
  { gift: { id, operator, reason }, of }: StoredGift,
  now: Date,
): Promise<LockedWallet | null> {
  const opened = giftLot(of, now);
  if (opened === null) return null;
  const by = { operator, reason };
  const { entryId, wallet: after } = await addLot(tx, wallet, opened, { at: now, by });
  if (entryId === null) throw new Error('the ledger has no entry of a gift');
  await tx
    .insert(giftReceipt)
    .values({ memberId, giftId: id, receivedAt: now, ledgerEntryId: entryId });
  return after;
}
