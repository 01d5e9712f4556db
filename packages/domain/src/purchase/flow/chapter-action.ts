import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import {
  type FlowDialog,
  openingCheck,
  type FlowFacts,
  type DialogButton,
  purchaseFlow,
} from './purchase-flow.ts';
import { pendingOfCall, type PendingPurchase } from '#purchase/pending/pending-purchase.ts';
import type { SalesConfig, Chapter } from '@hanji/contract/entities/chapter.ts';
import { coinTerms, type CoinMethod, spendableCoins } from '#purchase/price.ts';
import { coinCall, type OneChapterCall } from './chapter-call.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import { isRented } from '#chapters/rights/rental.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { offersBuying, offersRenting } from '#chapters/coin-offers.ts';

/** What a button does next. After a call that succeeds the viewer opens (reading-service, 4). */
export type ActionStep =
  | { readonly kind: 'viewer'; readonly salesType: ChapterFileSalesType }
  | FlowDialog
  /** A guest: needs an account. */
  | { readonly kind: 'blocked' }
  /** To login, or to `/coinpurchase`; `pending` is to be saved before, null clears. */
  | { readonly kind: 'login'; readonly pending: PendingPurchase | null }
  | { readonly kind: 'coin_purchase'; readonly pending: PendingPurchase | null }
  /** Ask whether coins may be used, then call. */
  | { readonly kind: 'confirm' | 'call'; readonly call: OneChapterCall }
  /** The button does not hold any more; each has its message (section 8). */
  | { readonly kind: 'refused'; readonly why: 'unavailable' | 'no_tickets' };

/** What comes next where coins are to be spent. */
type CoinStep = 'coin_purchase' | 'confirm' | 'call';

/**
 * reading-service, section 4 "Chapter actions by button": a balance below the price goes to
 * `/coinpurchase` (equal suffices), then the edition that asks for it has the use of coins
 * confirmed, then the call. `price` is that of the chosen method, or of the whole selection.
 */
export function coinStep(facts: {
  readonly balance: number;
  readonly price: number;
  /** The edition's capability: it asks before coins are used. */
  readonly confirmsCoinUse: boolean;
}): CoinStep {
  if (facts.balance < facts.price) return 'coin_purchase';
  return facts.confirmsCoinUse ? 'confirm' : 'call';
}

/**
 * The first checks of the purchase flow as a button's next step; null for a member who has to pay
 * in some way. `pending` is what signing in interrupts, null where nothing is left to do after it.
 */
function openedStep(
  reader: ReaderKind,
  chapter: { readonly free: boolean; readonly own: boolean },
  pending: PendingPurchase | null,
): Extract<ActionStep, { kind: 'viewer' | 'login' | 'blocked' }> | null {
  const opening = openingCheck(reader, chapter);
  if (opening === 'viewer') return { kind: 'viewer', salesType: 'product' };
  if (opening === 'login') return { kind: 'login', pending };
  return opening === null ? null : { kind: opening };
}

export type ActionFacts = {
  readonly reader: FlowFacts['reader'];
  readonly inventory: Pick<Inventory, 'ticket' | 'coin' | 'readForFree'> | null;
  /** The edition's capability: it asks before coins are used. */
  readonly confirmsCoinUse: boolean;
  readonly contentId: number;
  /** The title's name. */
  readonly title: string;
  readonly chapter: FlowFacts['chapter'] &
    Pick<Chapter, 'id' | 'name'> & { readonly salesConfig: Pick<SalesConfig, 'coinBackPrice'> };
};

/**
 * What buying or renting a chapter with coins does next (reading-service, section 4 "Chapter
 * actions by button"). What is rented can still be bought; what is unlocked or free opens.
 */
export function coinAction(
  method: CoinMethod,
  facts: ActionFacts,
): Exclude<ActionStep, FlowDialog> {
  const { reader, inventory, confirmsCoinUse, chapter } = facts;
  const { activity, salesConfig } = chapter;
  const { price } = coinTerms(method, salesConfig);
  const isOffered = offered(method, salesConfig);
  const pending = pendingOfCall(facts, coinCall(method, salesConfig));

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

/** What a button of a chapter does next (reading-service, section 4 "Chapter actions by button"). */
export function chapterAction(action: ChapterAction, facts: ActionFacts): ActionStep {
  switch (action) {
    case 'preview':
      return facts.chapter.hasTrial ? { kind: 'viewer', salesType: 'trial' } : unavailable;
    case 'read_now':
      return readNow(facts);
    case 'rent_with_ticket':
      return withTicket(facts);
    case 'rent_with_coin':
      return coinAction('rent-with-coin', facts);
    case 'buy_with_coin':
      return coinAction('unlock', facts);
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
        : { kind: 'call', call: { call: `rent-with-${outcome.rentWith}` } };
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

function withTicket({ reader, inventory, chapter }: ActionFacts): ActionStep {
  const { activity, salesConfig } = chapter;
  const own = activity.unlocked || isRented(activity);
  const opened = openedStep(reader, { free: salesConfig.free, own }, null);
  if (opened !== null) return opened;
  if (!salesConfig.rentAllowedWith.includes('ticket')) return unavailable;
  const tickets = inventory === null ? 0 : inventory.ticket.amount;
  return tickets > 0
    ? { kind: 'call', call: { call: 'rent-with-ticket' } }
    : { kind: 'refused', why: 'no_tickets' };
}
