import type { AppConfig } from '@hanji/contract/entities/app.ts';
import { addMonths, addYears } from '#times/calendar.ts';

/** When the service ends, and from when until when a refund can be asked for. */
export type ShutdownCalendar = {
  readonly endOfServiceAt: Date;
  readonly requestFrom: Date;
  readonly requestUntil: Date;
};

/** The calendar of the notice (challenge-and-shutdown, section 1), in the time of Asia/Tokyo. */
export const announcedCalendar = {
  endOfServiceAt: '2025-10-31T23:59:00+09:00',
  requestFrom: '2025-10-01T00:00:00+09:00',
  requestUntil: '2025-11-15T23:59:00+09:00',
} as const satisfies Readonly<Record<keyof ShutdownCalendar, string>>;

/** The calendar out of its moments as ISO 8601, as the wire's `shutdown` has them. */
export function readCalendar(
  moments: Pick<NonNullable<AppConfig['shutdown']>, keyof ShutdownCalendar>,
): ShutdownCalendar {
  return {
    endOfServiceAt: new Date(moments.endOfServiceAt),
    requestFrom: new Date(moments.requestFrom),
    requestUntil: new Date(moments.requestUntil),
  };
}

/** Whether the request window ends after it begins. */
export function isCalendarOrdered(
  calendar: Pick<ShutdownCalendar, 'requestFrom' | 'requestUntil'>,
): boolean {
  return calendar.requestFrom.getTime() < calendar.requestUntil.getTime();
}

/**
 * The moment at which unused coins are judged: now, but from the end of the service on that end, so
 * that nobody loses coins while only refunds are left.
 */
export function judgedAt(
  { endOfServiceAt }: Pick<ShutdownCalendar, 'endOfServiceAt'>,
  now: Date,
): Date {
  return new Date(Math.min(now.getTime(), endOfServiceAt.getTime()));
}

/** Business days from the request to the payout (challenge-and-shutdown, section 9 "Payout"). */
export const payoutBusinessDays = { least: 3, most: 7 } as const;

/** Owned chapters on a page of the detail list (challenge-and-shutdown, section 9 "30 per page"). */
export const refundPageSize = 30;

const bankbookMonths = 3;
const recordYears = 5;

/** Until when the bank-book image is kept (challenge-and-shutdown, section 9 "3 months"). */
export function bankbookKeptUntil(processedAt: Date): Date {
  return addMonths(processedAt, bankbookMonths);
}

/** Until when the other data of a refund is kept (challenge-and-shutdown, section 9 "5 years"). */
export function refundRecordKeptUntil(processedAt: Date): Date {
  return addYears(processedAt, recordYears);
}

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

const minuteMs = 60_000;

/**
 * The first moment after what the notice says to end at `end`: it speaks in minutes, so the minute
 * belongs to it as a whole (challenge-and-shutdown, section 1).
 */
export function closingOf(end: Date): Date {
  return new Date(end.getTime() + minuteMs);
}
