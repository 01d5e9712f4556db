import { countedDays, day, hour, minute } from './seconds.ts';

/** What is left of a rental, in the largest whole unit, or its last date `at` in milliseconds. */
export type RentTime =
  | { readonly kind: 'seconds' | 'minutes' | 'hours' | 'days'; readonly amount: number }
  | { readonly kind: 'date'; readonly at: number };

/**
 * The rent time labels sec, min, hour, day, date (reading-service, section 4 "Remaining time
 * label"): under 60 s seconds, under an hour minutes, under 24 hours hours, up to 30 days days,
 * beyond that the date on which the rental ends. `seconds` are left at `now` (milliseconds);
 * less than none is none.
 */
export function rentTime(seconds: number, now: number): RentTime {
  const left = Math.max(0, seconds);
  if (left < minute) return { kind: 'seconds', amount: Math.floor(left) };
  if (left < hour) return { kind: 'minutes', amount: Math.floor(left / minute) };
  if (left < day) return { kind: 'hours', amount: Math.floor(left / hour) };
  if (left <= countedDays * day) return { kind: 'days', amount: Math.floor(left / day) };
  return { kind: 'date', at: now + left * 1000 };
}
