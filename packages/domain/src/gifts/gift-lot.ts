import type { GiftItem } from '@hanji/contract/vocabulary.ts';
import { grantLot, ticketLot, type OpenedLot } from '#coins/ledger/open-lot.ts';
import type { Lot } from '#coins/lots.ts';
import { addDays } from '#times/calendar.ts';

export type GiftContents = {
  readonly item: GiftItem;
  readonly amount: number;
  /** How long they last once they are received; null never end. */
  readonly days: number | null;
};

/**
 * What comes into a wallet when a gift is received: free coins, tickets or ad tickets
 * (reading-service, section 4 "Inbox"), whose time begins then; null for other things, which no
 * wallet takes.
 * @throws RangeError when the amount is no count.
 */
export function giftLot(
  { item, amount, days }: GiftContents,
  receivedAt: Date,
): OpenedLot<Lot> | null {
  const terms = {
    acquiredAt: receivedAt,
    expiresAt: days === null ? null : addDays(receivedAt, days),
    platform: 'web',
  } as const;
  switch (item) {
    case 'coin':
      return grantLot('free', { ...terms, coins: amount });
    case 'ticket':
    case 'ad_ticket':
      return ticketLot(item, { ...terms, tickets: amount });
    case 'other':
      return null;
  }
}
