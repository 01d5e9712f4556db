/** Units of time, in seconds. */
const minute = 60;
export const hour = 3600;
export const day = 86_400;

/** Up to so many days a label counts them; beyond it names the date. */
const countedDays = 30;

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
