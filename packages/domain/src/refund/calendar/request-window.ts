import { closingOf } from './closing-minute.ts';
import type { ShutdownCalendar } from './shutdown-calendar.ts';

/** Whether a refund can be asked for, and what a reader needs to know of it. */
export type RequestWindow =
  | { readonly kind: 'before'; readonly opensAt: Date }
  | { readonly kind: 'open'; readonly until: Date }
  | { readonly kind: 'after' };

/**
 * Where `now` stands to the request window (challenge-and-shutdown, section 1 "from 2025-10-01 00:00
 * to 2025-11-15 23:59"). It opens at its first moment. The notice speaks in minutes, so the minute
 * that it ends with belongs to it as a whole: 23:59:59.999 is open, 00:00 is not.
 */
export function requestWindow(
  { requestFrom, requestUntil }: Pick<ShutdownCalendar, 'requestFrom' | 'requestUntil'>,
  now: Date,
): RequestWindow {
  if (now.getTime() < requestFrom.getTime()) return { kind: 'before', opensAt: requestFrom };
  if (now.getTime() < closingOf(requestUntil).getTime()) {
    return { kind: 'open', until: requestUntil };
  }
  return { kind: 'after' };
}
