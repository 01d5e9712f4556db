import { day, hour, minute } from './seconds.ts';

/** How long ago a notice appeared, in whole units. */
export type NoticeTime = {
  readonly kind: 'minutes' | 'hours' | 'days';
  readonly amount: number;
};

/**
 * The date of a notice (reading-service, section 9 "Notice date display"): minutes, hours over
 * 3600 s, days over 86400 s, days also for what is long past. `at` and `now` in milliseconds; less
 * than a minute, and a time to come, is one minute.
 */
export function noticeTime(at: number, now: number): NoticeTime {
  const seconds = (now - at) / 1000;
  if (seconds > day) return { kind: 'days', amount: Math.floor(seconds / day) };
  if (seconds > hour) return { kind: 'hours', amount: Math.floor(seconds / hour) };
  return { kind: 'minutes', amount: Math.max(1, Math.floor(seconds / minute)) };
}
