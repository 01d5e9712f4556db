import { isRented } from '#chapters/rental/is-rented.ts';
import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import { gaugeState, type GaugeState } from '#chapters/gauge/gauge-state.ts';
import { buttonsAfter, type DialogButton, type DialogChapter } from './dialog-buttons.ts';
import { openingCheck } from './opening-check.ts';

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
  | { readonly kind: 'viewer'; readonly rentWith: 'gauge' | null }
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
    if (rentableRemained > 0) return { kind: 'viewer', rentWith: null };
  }
  return dialog('pay', [], chapter);
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
