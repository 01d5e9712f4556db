import { and, eq } from 'drizzle-orm';
import type { OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import { grantLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { offerReward } from '#db/schema/wallet/offerwall.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';
import { changeConversion, findConversion } from './conversions.ts';

export type Reward = {
  readonly partner: OfferPartner;
  /** By which the partner names it, the same however often it tells of it. */
  readonly transactionId: string;
  readonly memberId: string;
  readonly coins: number;
  /** The points that became these coins; null for a mission. */
  readonly conversion: { readonly id: string; readonly points: number } | null;
};

/** `known`: the same was taken before. `refused`: something else was, or it is not this member's. */
export type RewardTaken = 'granted' | 'known' | 'refused';

/** Of another wallet, or of another conversion: nothing of this is kept. */
class TakenElsewhereError extends Error {}

/**
 * Grants free coins for what a partner has told, once: whoever comes at the same time waits for the
 * lock of the wallet, and another wallet is refused by the key of the transaction.
 */
export async function takeReward(db: Executor, reward: Reward, now: Date): Promise<RewardTaken> {
  try {
    return await inTransaction(db, (tx) => grant(tx, reward, now));
  } catch (error) {
    if (error instanceof TakenElsewhereError) return 'refused';
    throw error;
  }
}

async function grant(tx: Transaction, reward: Reward, now: Date): Promise<RewardTaken> {
  const { partner, transactionId, memberId, coins } = reward;
  const wallet = await lockWalletOf(tx, memberId);
  const [before] = await tx
    .select()
    .from(offerReward)
    .where(and(eq(offerReward.partner, partner), eq(offerReward.transactionId, transactionId)));
  if (before !== undefined) {
    const isSame =
      before.walletId === wallet.id &&
      before.coins === coins &&
      before.conversionId === (reward.conversion?.id ?? null);
    return isSame ? 'known' : 'refused';
  }
  if (reward.conversion !== null && !(await convert(tx, reward, now))) return 'refused';
  const terms = { coins, acquiredAt: now, expiresAt: null, platform: 'web' } as const;
  const { entryId } = await addLot(tx, wallet, grantLot('free', terms), { at: now });
  if (entryId === null) throw new Error('the coins left no entry');
  const written = await tx
    .insert(offerReward)
    .values({
      partner,
      transactionId,
      walletId: wallet.id,
      conversionId: reward.conversion?.id ?? null,
      coins,
      at: now,
      entryId,
    })
    .onConflictDoNothing()
    .returning({ coins: offerReward.coins });
  if (written.length === 0) throw new TakenElsewhereError();
  return 'granted';
}

/** Whether the conversion is the member's and has brought nothing yet. */
async function convert(
  tx: Transaction,
  { memberId, conversion, coins }: Reward,
  now: Date,
): Promise<boolean> {
  if (conversion === null) return false;
  const row = await findConversion(tx, { memberId, id: conversion.id });
  const change = { state: 'granted', points: conversion.points, coins } as const;
  return row !== null && changeConversion(tx, row, change, now);
}
