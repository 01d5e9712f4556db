import { grantCoins } from '@hanji/server/modules/wallet/grants/grant-coins.ts';
import { database } from './database.ts';
import type { Account } from './members.ts';

/** Gives free coins, as an operator does; without `expiresAt` for good. */
export async function giveCoins(
  { id: memberId }: Account,
  coins: number,
  expiresAt: Date | null = null,
): Promise<void> {
  const by = { operator: 'journeys', reason: 'for a journey' };
  await grantCoins(database(), { memberId, kind: 'free', coins, expiresAt, ...by }, new Date());
}
