import { ticketLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { TicketKind } from '@hanji/domain/coins/lots.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import type { CoinGrant } from './grant-coins.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';

export type TicketGrant = Omit<CoinGrant, 'kind' | 'coins'> & {
  readonly kind: TicketKind;
  readonly tickets: number;
};

/** Gives tickets to a member, as an operator does by hand. */
export async function grantTickets(db: Executor, grant: TicketGrant, now: Date): Promise<void> {
  const { memberId, kind, tickets, expiresAt, operator, reason } = grant;
  const opened = ticketLot(kind, { tickets, acquiredAt: now, expiresAt, platform: 'web' });
  await inTransaction(db, async (tx) => {
    const locked = await lockWalletOf(tx, memberId);
    await addLot(tx, locked, opened, { at: now, by: { operator, reason } });
  });
}
