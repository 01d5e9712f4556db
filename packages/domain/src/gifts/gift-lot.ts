import { grantLot, ticketLot, type OpenedLot } from '#coins/ledger/open-lot.ts';
import type { Lot } from '#coins/lots.ts';
import { addDays } from '#times/calendar.ts';
import type { ReceivableItem } from './receivable-gifts.ts';

export type GiftContents = {
  readonly item: ReceivableItem;
  readonly amount: number;
  /** How long they last once they are received; null never end. */
  readonly days: number | null;
};

/**
 * What comes into a wallet when a gift is received: free coins or tickets (reading-service, section
 * 4 "Inbox"). Their time begins then.
 * @throws RangeError when the amount is no count.
 */
export function giftLot({ item, amount, days }: GiftContents, receivedAt: Date): OpenedLot<Lot> {
  const terms = {
    acquiredAt: receivedAt,
    expiresAt: days === null ? null : addDays(receivedAt, days),
    platform: 'web',
  } as const;
  switch (item) {
    case 'coin':
      return grantLot('free', { ...terms, coins: amount });
    case 'ticket':
      return ticketLot('ticket', { ...terms, tickets: amount });
  }
}
