import { isRented } from './rights/rental.ts';
import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { gaugeState } from './rights/gauge.ts';

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
  readonly chapter: {
    readonly activity: Pick<ChapterActivity, 'unlocked' | 'rentRemained'>;
    readonly salesConfig: Pick<
      SalesConfig,
      'free' | 'event' | 'rentAllowedWith' | 'rentableRemained'
    >;
  };
  readonly adsEnabled: boolean;
  /** Null for who is not signed in, and for a guest (`usableInventory`). */
  readonly inventory: Pick<Inventory, 'ticket' | 'readForFree'> | null;
};

/**
 * What a chapter's button says, in the order of reading-service, section 4 "Chapter sales state".
 * A rental that runs comes before everything about renting anew, advertisements included: it goes
 * on when the chapter can no longer be rented (decision "a rented chapter").
 */
export function salesState({ chapter, adsEnabled, inventory }: SalesFacts): SalesState {
  const { activity, salesConfig } = chapter;
  if (activity.unlocked) return 'purchased';
  if (salesConfig.free) return salesConfig.event === 'free_increased' ? 'target_free' : 'free';
  if (inventory !== null && isRented(activity)) return 'remained';
  const { rentAllowedWith } = salesConfig;
  if (rentAllowedWith.length === 0 || adsEnabled) return 'price';
  if (inventory === null) return 'read_now';
  const byTicket = rentAllowedWith.includes('ticket');
  if (byTicket && inventory.ticket.amount > 0) return 'read_now';
  if (!rentAllowedWith.includes('gauge')) return 'price';
  switch (gaugeState(salesConfig, inventory.readForFree)) {
    case 'full':
      return 'read_now';
    case 'recovering':
      return byTicket ? 'available_soon' : 'wait_free';
    case 'none':
      return 'price';
  }
}
