import type { i18n } from 'i18next';
import type { Locale } from '../locale.ts';
import { formatDate } from './dates.ts';

type Translate = i18n['t'];

/** A shortened count as data: digits with a point, and the unit that they count. */
export type ShortNumberData = {
  readonly digits: string;
  readonly unit: 'one' | 'thousand' | 'man' | 'million' | 'oku';
};

/** `12000` as `1.2만`, `12K`: the digits with the language's own decimal mark. */
export function formatShortNumber(t: Translate, locale: Locale, short: ShortNumberData): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    Number(short.digits),
  );
  return short.unit === 'one' ? number : t(`units:${short.unit}`, { number });
}

export type RelativeTimeData =
  | { readonly kind: 'second' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly amount: number }
  | { readonly kind: 'date'; readonly at: number };

/** How long ago, in words; from the 31st day on the date in the edition's time zone. */
export function formatRelativeTime(
  t: Translate,
  locale: Locale,
  time: RelativeTimeData,
  timeZone: string,
): string {
  switch (time.kind) {
    case 'second':
      return t('units:secondsAgo');
    case 'minutes':
      return t('units:minutesAgo', { n: time.amount });
    case 'hours':
      return t('units:hoursAgo', { n: time.amount });
    case 'days':
      return t('units:daysAgo', { n: time.amount });
    case 'date':
      return formatDate(locale, new Date(time.at).toISOString(), timeZone);
  }
}

export type RemainingTimeData =
  | { readonly kind: 'days' | 'hours' | 'minutes'; readonly amount: number }
  | { readonly kind: 'ready' };

/** What is left, in words; nothing left is for the caller to say. */
export function formatRemainingTime(t: Translate, time: RemainingTimeData): string {
  switch (time.kind) {
    case 'days':
      return t('units:days', { count: time.amount });
    case 'hours':
      return t('units:hours', { n: time.amount });
    case 'minutes':
      return t('units:minutes', { n: time.amount });
    case 'ready':
      return '';
  }
}

const ageKeys = {
  all: 'units:ageAll',
  teen: 'units:ageTeen',
  teensAndUp: 'units:ageTeensAndUp',
  mature: 'units:ageMature',
} as const;

/** The label of an age group: all ages, Teen, Teens and Up, Mature. */
export function formatAgeGroup(t: Translate, group: keyof typeof ageKeys): string {
  return t(ageKeys[group]);
}

/** An amount of money in its smallest unit, with the currency's mark; yen is labelled YEN. */
export function formatMoney(
  locale: Locale,
  amount: number,
  currency: { readonly label: 'KRW' | 'YEN' | 'USD'; readonly decimals: number },
): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: currency.decimals,
    maximumFractionDigits: currency.decimals,
  }).format(amount / 10 ** currency.decimals);
  return `${currency.label}\u00a0${number}`;
}
