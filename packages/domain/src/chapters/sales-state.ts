import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

export type SalesState =
  | 'purchased'
  | 'free'
  /** Free for now, by an event. */
  | 'target_free'
  | 'price'
  /** Rented, with time left. */
  | 'remained'
  | 'read_now'
  /** Neither gauge nor ticket now: the gauge will be full again. */
  | 'available_soon'
  /** Only by gauge, which is recovering. */
  | 'wait_free';

export type SalesFacts = {
  readonly chapter: Pick<Chapter, 'activity' | 'salesConfig'>;
  readonly adsEnabled: boolean;
  /** Null for who is not signed in. */
  readonly inventory: Inventory | null;
};

/** What a chapter's button says, in the order of reading-service, section 4 "Chapter sales state". */
export function salesState({ chapter, adsEnabled, inventory }: SalesFacts): SalesState {
  const { activity, salesConfig } = chapter;
  if (activity.unlocked) return 'purchased';
  if (salesConfig.free) return salesConfig.event === 'free_increased' ? 'target_free' : 'free';
  // A rental goes on when the chapter can no longer be rented.
  if (inventory !== null && activity.rentRemained > 0) return 'remained';
  const { rentAllowedWith } = salesConfig;
  if (rentAllowedWith.length === 0 || adsEnabled) return 'price';
  if (inventory === null) return 'read_now';
  const byGauge = rentAllowedWith.includes('gauge');
  const byTicket = rentAllowedWith.includes('ticket');
  const gaugeReady = byGauge && inventory.readForFree.amount > 0;
  const ticketReady = byTicket && inventory.ticket.amount > 0;
  if (gaugeReady || ticketReady) return 'read_now';
  if (!byGauge || inventory.readForFree.recoverRemained === 0) return 'price';
  return byTicket ? 'available_soon' : 'wait_free';
}
