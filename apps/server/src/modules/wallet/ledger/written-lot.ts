import type { coinLot } from '#db/schema/wallet/wallet.ts';
import type { Lot } from '@hanji/domain/coins/lots.ts';
import { lotOf } from './locked-wallet.ts';

type Row = typeof coinLot.$inferSelect;

/** A lot as PostgreSQL writes its row into JSON. */
export type WrittenLot = Pick<Row, 'id' | 'kind' | 'granted' | 'amount' | 'platform'> & {
  readonly wallet_id: number;
  readonly acquired_at: string;
  readonly expires_at: string | null;
  readonly paid_amount: number | null;
  readonly paid_currency: Row['paidCurrency'];
};

export function lotFrom(written: WrittenLot): Lot {
  const { id, kind, granted, amount, platform } = written;
  return lotOf({
    id,
    kind,
    granted,
    amount,
    platform,
    walletId: written.wallet_id,
    acquiredAt: new Date(written.acquired_at),
    expiresAt: written.expires_at === null ? null : new Date(written.expires_at),
    paidAmount: written.paid_amount,
    paidCurrency: written.paid_currency,
  });
}
