import type { ReaderKind } from '#chapters/reader.ts';
import type { Chapter, SalesConfig, ChapterActivity } from '@hanji/contract/entities/chapter.ts';
import { offersBuying, offersRenting } from '#chapters/coin-offers.ts';
import { isRented } from '#chapters/rights/rental.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { gaugeState, type GaugeState } from '#chapters/rights/gauge.ts';

export type Opening = 'viewer' | 'login' | 'blocked';

/**
 * Checks 1 to 3 of the purchase flow (reading-service, section 4), in order: free goes to the
 * viewer, who is not signed in to login, what is already the reader's to the viewer. Behind them a
 * guest is blocked, who can neither buy nor rent. Null for a member who has to pay in some way.
 */
export function openingCheck(
  reader: ReaderKind,
  { free, own }: { readonly free: boolean; readonly own: boolean },
): Opening | null {
  if (free) return 'viewer';
  if (reader === 'visitor') return 'login';
  if (own) return 'viewer';
  return reader === 'guest' ? 'blocked' : null;
}

/** reading-service, section 4 "Dialog buttons"; the last is spelled so. */
export const dialogButtons = [
  'rentCoin',
  'buyCoin',
  'read_for_free',
  'preview',
  'read_with_ticket',
  'waitfree_remined',
] as const;
export type DialogButton = (typeof dialogButtons)[number];

export type DialogChapter = Pick<Chapter, 'unit' | 'hasTrial'> & {
  readonly salesConfig: Pick<
    SalesConfig,
    'rentAllowedWith' | 'rentalPrice' | 'purchaseAllowedWith' | 'price'
  >;
};

/**
 * The buttons of a dialog, from top to bottom: the ways without coins, then rent and buy as far as
 * they are offered, then a preview where one exists and the chapter stands not under the episode
 * tab. Empty where nothing can be done.
 */
export function buttonsAfter(
  ways: readonly DialogButton[],
  { unit, hasTrial, salesConfig }: DialogChapter,
): DialogButton[] {
  const buttons = [...ways];
  if (offersRenting(salesConfig)) buttons.push('rentCoin');
  if (offersBuying(salesConfig)) buttons.push('buyCoin');
  if (hasTrial && unit !== 'episode') buttons.push('preview');
  return buttons;
}

export type FlowFacts = {
  readonly reader: ReaderKind;
  /** Null counts as owning nothing. */
  readonly inventory: Pick<Inventory, 'ticket' | 'readForFree'> | null;
  readonly chapter: DialogChapter & {
    readonly activity: Pick<ChapterActivity, 'unlocked' | 'rentRemained'>;
    readonly salesConfig: Pick<SalesConfig, 'free' | 'rentableRemained'>;
  };
};

export type FlowOutcome =
  /** Open it; with `rentWith` rent it so before. */
  | { readonly kind: 'viewer'; readonly rentWith: 'gauge' | 'ads' | null }
  | { readonly kind: 'login' }
  /** A guest: needs an account. */
  | { readonly kind: 'blocked' }
  | FlowDialog;

export type FlowDialog = {
  readonly kind: 'dialog';
  /** No gauge for this chapter, a ticket at hand, a gauge that recovers, or coins alone. */
  readonly about: 'no_gauge' | 'ticket' | 'wait' | 'pay';
  /** Empty where the chapter cannot be had at all. */
  readonly buttons: readonly DialogButton[];
};

/**
 * What pressing a chapter leads to: the seven checks of reading-service, section 4 "Purchase flow
 * checks", in order, with the decision "purchase flow, checks 4 to 7".
 */
export function purchaseFlow({ reader, inventory, chapter }: FlowFacts): FlowOutcome {
  const { activity, salesConfig } = chapter;
  const { free, rentAllowedWith, rentableRemained } = salesConfig;
  const opening = openingCheck(reader, { free, own: activity.unlocked || isRented(activity) });
  if (opening === 'viewer') return { kind: 'viewer', rentWith: null };
  if (opening !== null) return { kind: opening };

  const hasTicket = rentAllowedWith.includes('ticket') && (inventory?.ticket.amount ?? 0) > 0;
  const gauge = rentAllowedWith.includes('gauge') ? stateOfGauge(salesConfig, inventory) : null;

  // With a ticket at hand the chapter does not need the gauge.
  if (gauge === 'none' && !hasTicket) return dialog('no_gauge', [], chapter);
  if (hasTicket) {
    const forFree: DialogButton[] = gauge === 'full' ? ['read_for_free'] : [];
    return dialog('ticket', [...forFree, 'read_with_ticket'], chapter);
  }
  if (gauge === 'full') return { kind: 'viewer', rentWith: 'gauge' };
  if (gauge === 'recovering') return dialog('wait', ['waitfree_remined'], chapter);
  // What is for coins only never passes: a full gauge would hide that it can be bought.
  if (rentAllowedWith.includes('ads')) {
    if ((inventory?.readForFree.amount ?? 0) > 0) return { kind: 'viewer', rentWith: 'gauge' };
    if (rentableRemained > 0) return { kind: 'viewer', rentWith: 'ads' };
  }
  return dialog('pay', [], chapter);
}

/** The ways but for an advertisement; null where there are none. */
export function otherWays(chapter: DialogChapter): FlowDialog | null {
  const ways = dialog('pay', [], chapter);
  return ways.buttons.length > 0 ? ways : null;
}

function stateOfGauge(
  sales: FlowFacts['chapter']['salesConfig'],
  inventory: FlowFacts['inventory'],
): GaugeState {
  return inventory === null ? 'none' : gaugeState(sales, inventory.readForFree);
}

function dialog(
  about: FlowDialog['about'],
  ways: readonly DialogButton[],
  chapter: DialogChapter,
): FlowDialog {
  return { kind: 'dialog', about, buttons: buttonsAfter(ways, chapter) };
}
