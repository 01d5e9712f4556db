import type { Locale } from '../locale.ts';
import type { Translate } from '../translate.ts';
import { formatDate } from './dates.ts';

export type DurationData = {
  readonly kind: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly amount: number;
};

/** A span of time, such as a rental's period: `3 days`. */
export function formatDuration(t: Translate, { kind, amount }: DurationData): string {
  return t(`units:${kind}`, { count: amount });
}

export type RemainingTimeData = DurationData | { readonly kind: 'ready' };

/** What is left until a chapter can be read: `3 hr left`, or that it can be read now. */
export function formatRemainingTime(t: Translate, time: RemainingTimeData): string {
  if (time.kind === 'ready') return t('units:ready');
  return t('units:left', { time: formatDuration(t, time) });
}

export type RentTimeData = DurationData | { readonly kind: 'date'; readonly at: number };

/** What is left of a rental: `3 hr left`, or its last date in the edition's time zone. */
export function formatRentTime(
  t: Translate,
  locale: Locale,
  time: RentTimeData,
  timeZone: string,
): string {
  if (time.kind === 'date') {
    return t('units:until', { date: dateOf(locale, time.at, timeZone) });
  }
  return formatRemainingTime(t, time);
}

export type NoticeTimeData = {
  readonly kind: 'minutes' | 'hours' | 'days';
  readonly amount: number;
};

/** How long ago a notice appeared: `3h ago`. */
export function formatNoticeTime(t: Translate, { kind, amount }: NoticeTimeData): string {
  return t(`units:${kind}Ago`, { count: amount });
}

export type RelativeTimeData =
  | NoticeTimeData
  | { readonly kind: 'second' }
  | { readonly kind: 'date'; readonly at: number };

/** How long ago, in words; from the 31st day on the date in the edition's time zone. */
export function formatRelativeTime(
  t: Translate,
  locale: Locale,
  time: RelativeTimeData,
  timeZone: string,
): string {
  if (time.kind === 'second') return t('units:secondsAgo');
  if (time.kind === 'date') return dateOf(locale, time.at, timeZone);
  return formatNoticeTime(t, time);
}

function dateOf(locale: Locale, at: number, timeZone: string): string {
  return formatDate(locale, new Date(at).toISOString(), timeZone);
}
