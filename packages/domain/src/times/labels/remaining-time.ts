import { day, hour, minute } from './seconds.ts';

/** What is left until a chapter can be read. `amount` is counted in whole units. */
export type RemainingTime =
  | { readonly kind: 'days' | 'hours' | 'minutes'; readonly amount: number }
  | { readonly kind: 'ready' };

/**
 * reading-service, section 4: over 24 hours gives days; over 1 hour hours; up to 1 hour and
 * non-zero minutes; otherwise ready to read now. `seconds` is what is left; a begun minute counts.
 */
export function remainingTime(seconds: number): RemainingTime {
  if (seconds > day) return { kind: 'days', amount: Math.floor(seconds / day) };
  if (seconds > hour) return { kind: 'hours', amount: Math.floor(seconds / hour) };
  if (seconds > 0) return { kind: 'minutes', amount: Math.ceil(seconds / minute) };
  return { kind: 'ready' };
}
