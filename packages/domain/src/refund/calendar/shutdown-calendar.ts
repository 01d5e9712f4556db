import type { AppConfig } from '@hanji/contract/entities/app.ts';

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
export function readCalendar(moments: NonNullable<AppConfig['shutdown']>): ShutdownCalendar {
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
