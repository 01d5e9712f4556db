import type { Chapter, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { DialogButton } from '#purchase/flow/dialog-buttons.ts';
import { openingCheck } from '#purchase/flow/opening-check.ts';
import { purchaseFlow, type FlowFacts } from '#purchase/flow/purchase-flow.ts';
import type { PendingPurchase } from '#purchase/pending/pending-purchase.ts';
import { spendableCoins } from '#purchase/price/spendable-coins.ts';
import { offersBuying, offersRenting } from '#purchase/price/coin-offers.ts';
import { coinTerms, type CoinMethod } from '#purchase/price/coin-terms.ts';
import type { ActionStep } from './action-step.ts';
import { coinCall } from './chapter-call.ts';
import { coinStep } from './coin-step.ts';

/** A chapter's own buttons (reading-service, section 4); bulk purchase is `bulkPurchase`. */
export type ChapterAction =
  | 'buy_with_coin'
  | 'rent_with_coin'
  | 'rent_with_ticket'
  | 'preview'
  | 'read_now';

/** What each button of the purchase dialog does; the remaining time only informs. */
export const buttonActions = {
  rentCoin: 'rent_with_coin',
  buyCoin: 'buy_with_coin',
  read_for_free: 'read_now',
  preview: 'preview',
  read_with_ticket: 'rent_with_ticket',
  waitfree_remined: null,
} as const satisfies Readonly<Record<DialogButton, ChapterAction | null>>;

export type ActionFacts = {
  readonly reader: FlowFacts['reader'];
  readonly inventory: Pick<Inventory, 'ticket' | 'coin' | 'readForFree'> | null;
  /** The edition's capability: it asks before coins are used. */
  readonly confirmsCoinUse: boolean;
  readonly contentId: number;
  readonly chapter: FlowFacts['chapter'] &
    Pick<Chapter, 'id'> & { readonly salesConfig: Pick<SalesConfig, 'coinBackPrice'> };
};

/** What a button of a chapter does next (reading-service, section 4 "Chapter actions by button"). */
export function chapterAction(action: ChapterAction, facts: ActionFacts): ActionStep {
  switch (action) {
    case 'preview':
      return facts.chapter.hasTrial ? { kind: 'viewer', salesType: 'trial' } : unavailable;
    case 'read_now':
      return readNow(facts);
    case 'rent_with_ticket':
      return opened(facts, null) ?? withTicket(facts);
    case 'rent_with_coin':
      return opened(facts, 'rent-with-coin') ?? withCoins('rent-with-coin', facts);
    case 'buy_with_coin':
      return opened(facts, 'unlock') ?? withCoins('unlock', facts);
  }
}

const unavailable: ActionStep = { kind: 'refused', why: 'unavailable' };

/** A full gauge is used before all else; without one the purchase flow says what there is. */
function readNow(facts: ActionFacts): ActionStep {
  const outcome = purchaseFlow(facts);
  switch (outcome.kind) {
    case 'viewer':
      return outcome.rentWith === null
        ? { kind: 'viewer', salesType: 'product' }
        : { kind: 'call', call: { call: 'rent-with-gauge' } };
    case 'dialog':
      return outcome.buttons.includes('read_for_free')
        ? { kind: 'call', call: { call: 'rent-with-gauge' } }
        : outcome;
    case 'login':
      return { kind: 'login', pending: null };
    case 'blocked':
      return outcome;
  }
}

/** Null where something has to be paid. What is rented can still be bought. */
function opened(facts: ActionFacts, method: CoinMethod | null): ActionStep | null {
  const { activity, salesConfig } = facts.chapter;
  const own = activity.unlocked || (activity.rented && method !== 'unlock');
  const opening = openingCheck(facts.reader, { free: salesConfig.free, own });
  switch (opening) {
    case 'viewer':
      return { kind: 'viewer', salesType: 'product' };
    case 'login':
      return { kind: 'login', pending: method === null ? null : pendingOf(method, facts) };
    case 'blocked':
      return { kind: 'blocked' };
    case null:
      return null;
  }
}

function withTicket({ chapter, inventory }: ActionFacts): ActionStep {
  if (!chapter.salesConfig.rentAllowedWith.includes('ticket')) return unavailable;
  const tickets = inventory === null ? 0 : inventory.ticket.amount;
  return tickets > 0
    ? { kind: 'call', call: { call: 'rent-with-ticket' } }
    : { kind: 'refused', why: 'no_tickets' };
}

function withCoins(method: CoinMethod, facts: ActionFacts): ActionStep {
  const { salesConfig } = facts.chapter;
  if (!offered(method, salesConfig)) return unavailable;
  const kind = coinStep({
    balance: spendableCoins(facts.inventory),
    price: coinTerms(method, salesConfig).price,
    confirmsCoinUse: facts.confirmsCoinUse,
  });
  return kind === 'coin_purchase'
    ? { kind, pending: pendingOf(method, facts) }
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

/** Null where there would be nothing to carry out later. */
function pendingOf(
  method: CoinMethod,
  { contentId, chapter }: ActionFacts,
): PendingPurchase | null {
  if (!offered(method, chapter.salesConfig)) return null;
  const { price } = coinTerms(method, chapter.salesConfig);
  return { contentId, chapterId: chapter.id, method, price };
}
