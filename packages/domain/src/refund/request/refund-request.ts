import { requestWindow } from '#refund/calendar/request-window.ts';
import type { ShutdownCalendar } from '#refund/calendar/shutdown-calendar.ts';
import { isSubmitEnabled, type RefundForm } from './submit-enabled.ts';

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
 * server when the request arrives.
 */
export function refundRequestOutcome(
  form: RefundForm,
  locked: boolean,
  calendar: Pick<ShutdownCalendar, 'requestFrom' | 'requestUntil'>,
  now: Date,
): RefundRequestOutcome {
  const window = requestWindow(calendar, now);
  if (window.kind !== 'open') return window;
  if (!isSubmitEnabled(form)) return { kind: 'incomplete' };
  return { kind: locked ? 'locked' : 'ready' };
}
