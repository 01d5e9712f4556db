import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { RentalConfig } from '@hanji/contract/entities/content.ts';
import { readForFree } from '@hanji/domain/chapters/rights/gauge.ts';
import { coinBalance, ticketBalance } from '@hanji/domain/coins/lots.ts';
import type { MemberWallet } from '#http/request/member-wallet.ts';

/** Of what no title is, there is no gauge. */
const noGauge = { gaugeUsable: false, recoverInterval: 0 };

/** What a member owns that opens chapters, those of a title (reading-service, section 3). */
export function inventoryOf(
  { lots, gaugeUsedAt }: Pick<MemberWallet, 'lots' | 'gaugeUsedAt'>,
  title: Pick<RentalConfig, 'gaugeUsable' | 'recoverInterval'> | null,
  now: Date,
): Inventory {
  return {
    ticket: { amount: ticketBalance(lots, 'ticket', now) },
    coin: coinBalance(lots, now),
    readForFree: readForFree(gaugeUsedAt, title ?? noGauge, now),
  };
}
