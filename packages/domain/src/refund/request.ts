import type { RefundState } from '@hanji/contract/refund-states.ts';
import { isBlank } from '#text/invisible-characters.ts';
import { requestWindow, type RequestWindow, type ShutdownCalendar } from './calendar.ts';

/** What asking for a refund comes to. */
export type RefundRequestOutcome =
  /** Too early; the form is closed and says when it opens. */
  | { readonly kind: 'before'; readonly opensAt: Date }
  /** Too late; the form is closed and says whom to ask. */
  | { readonly kind: 'after' }
  /** Something is not filled in: the button is disabled. */
  | { readonly kind: 'incomplete' }
  /** A refund is in progress and its account cannot be changed. */
  | { readonly kind: 'locked' }
  /** To be confirmed on the screen, to be recorded by the server. */
  | { readonly kind: 'ready' };

/**
 * Decides on a request in the order in which a reader meets it (challenge-and-shutdown, section 4
 * "Refund form"): the window, the button, the lock. The screen asks before its dialog opens, the
 * server when the request arrives. Whose money came back may give another account after the window.
 */
export function refundRequestOutcome(
  form: RefundForm,
  earlier: EarlierRequest | null,
  calendar: Pick<ShutdownCalendar, 'requestFrom' | 'requestUntil'>,
  now: Date,
): RefundRequestOutcome {
  const window = formWindow(earlier, calendar, now);
  if (window.kind !== 'open') return window;
  if (!isSubmitEnabled(form)) return { kind: 'incomplete' };
  return { kind: requestStanding(earlier) === 'locked' ? 'locked' : 'ready' };
}

/** The window as it is for a member: open beyond its end for who has to correct the account. */
export function formWindow(
  earlier: EarlierRequest | null,
  calendar: Pick<ShutdownCalendar, 'requestFrom' | 'requestUntil'>,
  now: Date,
): RequestWindow {
  const window = requestWindow(calendar, now);
  const corrects = window.kind === 'after' && earlier?.state === 'returned';
  return corrects ? { kind: 'open', until: calendar.requestUntil } : window;
}

/** A member's earlier request, as far as a new one depends on it. */
export type EarlierRequest = { readonly state: RefundState };

/**
 * What a new request does beside an earlier one (challenge-and-shutdown, sections 3 "locked" and 4
 * "Refund form"): it is the first, it replaces one that nobody took up, it begins anew after one
 * that came to nothing, or the account is locked, as it stays once it was paid.
 */
export function requestStanding(
  earlier: EarlierRequest | null,
): 'first' | 'replaces' | 'anew' | 'locked' {
  switch (earlier?.state) {
    case undefined:
      return 'first';
    case 'requested':
      return 'replaces';
    case 'taken_up':
    case 'paid':
      return 'locked';
    case 'returned':
    case 'refused':
      return 'anew';
  }
}

/** What a refund form holds, on the screen or as it reached the server. */
export type RefundForm = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountHolderName: string;
  readonly consented: boolean;
  /** A bank-book image was chosen or comes with the request. */
  readonly hasNewImage: boolean;
  /** The image of an earlier request. */
  readonly bankbookFileUrl: string | null;
  /** In won. */
  readonly refundTotalAmount: number;
};

function isSet(text: string | null): boolean {
  return text !== null && !isBlank(text);
}

/**
 * Whether a refund can be asked for with this form (challenge-and-shutdown, section 4 "Refund
 * form"): bank, account number, holder name and consent are set, and there is a new bank-book image
 * or an existing one or a total that is not zero. What nobody can see sets nothing. The button is enabled
 * by this, and the server checks the same.
 */
export function isSubmitEnabled(form: RefundForm): boolean {
  const filled =
    isSet(form.bankCode) &&
    isSet(form.accountNumber) &&
    isSet(form.accountHolderName) &&
    form.consented;
  return (
    filled && (form.hasNewImage || isSet(form.bankbookFileUrl) || form.refundTotalAmount !== 0)
  );
}
