import { isRented } from '#chapters/rental/is-rented.ts';
import type { DialogButton } from '#purchase/flow/dialog-buttons.ts';
import { purchaseFlow } from '#purchase/flow/purchase-flow.ts';
import type { ActionStep } from './action-step.ts';
import { coinAction, type ActionFacts } from './coin-action.ts';
import { openedStep } from './opened-step.ts';

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
