import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import { type FlowDialog, type FlowFacts, purchaseFlow } from './purchase-flow.ts';

/** What a reader wants who presses a chapter, wherever it stands: a row, continue, the next one. */
export type ChapterIntent = 'read' | 'preview';

/** What must come before a chapter opens: renting it with gauge or advertisement, or a choice. */
export type PurchaseNeed = { readonly kind: 'rent'; readonly method: 'gauge' | 'ads' } | FlowDialog;

export type ChapterOpening =
  /** The viewer's page; whom it does not let in is asked there to sign in, or told why. */
  | { readonly kind: 'page'; readonly salesType: ChapterFileSalesType }
  | { readonly kind: 'purchase'; readonly need: PurchaseNeed };

/** The file that an intent is for: what the address of the viewer's page ends with. */
export const salesTypeOf = {
  read: 'product',
  preview: 'trial',
} as const satisfies Readonly<Record<ChapterIntent, ChapterFileSalesType>>;

/**
 * Where pressing a chapter leads (reading-service, section 4 "Purchase flow checks"). A visitor and
 * a guest come to the viewer's page as well: it says what they need, and has the preview.
 */
export function openChapter(intent: ChapterIntent, facts: FlowFacts): ChapterOpening {
  const page = { kind: 'page', salesType: salesTypeOf[intent] } as const;
  if (intent === 'preview') return page;
  const outcome = purchaseFlow(facts);
  switch (outcome.kind) {
    case 'viewer':
      if (outcome.rentWith === null) return page;
      return { kind: 'purchase', need: { kind: 'rent', method: outcome.rentWith } };
    case 'login':
    case 'blocked':
      return page;
    case 'dialog':
      return { kind: 'purchase', need: outcome };
  }
}

/** Whether a chapter opens without anything being paid, used up, watched or asked. */
export function opensAtOnce(facts: FlowFacts): boolean {
  const outcome = purchaseFlow(facts);
  return outcome.kind === 'viewer' && outcome.rentWith === null;
}
