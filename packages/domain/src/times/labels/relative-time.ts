import { countedDays, day, hour, minute } from './seconds.ts';

/** How long ago something was, in whole units; a date `at` in milliseconds. */
export type RelativeTime =
  | { readonly kind: 'second' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly amount: number }
  | { readonly kind: 'date'; readonly at: number };

/**
 * reading-service, section 9: under 60 s is "1 sec", up to an hour minutes, up to a day hours, up
 * to 30 days days, then a date; "up to" has its end in it, so an hour is 60 minutes. `at` and `now`
 * in milliseconds; a time to come counts as now.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const seconds = (now - at) / 1000;
  if (seconds < minute) return { kind: 'second' };
  if (seconds <= hour) return { kind: 'minutes', amount: Math.floor(seconds / minute) };
  if (seconds <= day) return { kind: 'hours', amount: Math.floor(seconds / hour) };
  if (seconds <= countedDays * day) return { kind: 'days', amount: Math.floor(seconds / day) };
  return { kind: 'date', at };
}
