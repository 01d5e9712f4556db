import { isRented } from '#chapters/rental/is-rented.ts';
import type { Chapter, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { FlowDialog, FlowFacts } from '#purchase/flow/purchase-flow.ts';
import type { PendingPurchase } from '#purchase/pending/pending-purchase.ts';
import { offersBuying, offersRenting } from '#purchase/price/coin-offers.ts';
import { coinTerms, type CoinMethod } from '#purchase/price/coin-terms.ts';
import { spendableCoins } from '#purchase/price/spendable-coins.ts';
import type { ActionStep } from './action-step.ts';
import { coinCall } from './chapter-call.ts';
import { coinStep } from './coin-step.ts';
import { openedStep } from './opened-step.ts';

export type ActionFacts = {
  readonly reader: FlowFacts['reader'];
  readonly inventory: Pick<Inventory, 'ticket' | 'coin' | 'readForFree'> | null;
  /** The edition's capability: it asks before coins are used. */
  readonly confirmsCoinUse: boolean;
  readonly contentId: number;
  readonly chapter: FlowFacts['chapter'] &
    Pick<Chapter, 'id'> & { readonly salesConfig: Pick<SalesConfig, 'coinBackPrice'> };
};

/**
 * What buying or renting a chapter with coins does next (reading-service, section 4 "Chapter
 * actions by button"). What is rented can still be bought; what is unlocked or free opens.
 */
export function coinAction(
  method: CoinMethod,
  facts: ActionFacts,
): Exclude<ActionStep, FlowDialog> {
  const { reader, inventory, confirmsCoinUse, contentId, chapter } = facts;
  const { activity, salesConfig } = chapter;
  const { price } = coinTerms(method, salesConfig);
  const isOffered = offered(method, salesConfig);
  const pending: PendingPurchase = { contentId, chapterId: chapter.id, method, price };

  const own = activity.unlocked || (isRented(activity) && method === 'rent-with-coin');
  const opened = openedStep(reader, { free: salesConfig.free, own }, isOffered ? pending : null);
  if (opened !== null) return opened;
  if (!isOffered) return { kind: 'refused', why: 'unavailable' };
  const kind = coinStep({ balance: spendableCoins(inventory), price, confirmsCoinUse });
  return kind === 'coin_purchase'
    ? { kind, pending }
    : { kind, call: coinCall(method, salesConfig) };
}

function offered(method: CoinMethod, sales: ActionFacts['chapter']['salesConfig']): boolean {
  switch (method) {
    case 'unlock':
      return offersBuying(sales);
    case 'rent-with-coin':
      return offersRenting(sales);
  }
}
