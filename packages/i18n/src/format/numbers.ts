import type { Locale } from '../locale.ts';
import type { Translate } from '../translate.ts';

/** A whole number, grouped as readers of the language write it. */
export function formatNumber(locale: Locale, value: number): string {
  return withDecimals(locale, value, 0);
}

/** A number with up to two decimals: `1.25`, `1,25`. */
export function formatDecimal(locale: Locale, value: number): string {
  return formatter(locale, { maximumFractionDigits: 2 }).format(value);
}

/** Whole percent, 0 to 100: `40%`, `40 %`. */
export function formatPercent(locale: Locale, percent: number): string {
  return formatter(locale, { style: 'percent' }).format(percent / 100);
}

/** A shortened count as data: digits with a point, and the unit that they count. */
export type ShortNumberData = {
  readonly digits: string;
  readonly unit: 'one' | 'thousand' | 'man' | 'million' | 'oku';
};

/** `12000` as `1.2만`, `12K`: the digits with the language's own decimal mark. */
export function formatShortNumber(t: Translate, locale: Locale, short: ShortNumberData): string {
  // The rule says whether a round number keeps its `.0`.
  const number = withDecimals(locale, Number(short.digits), short.digits.includes('.') ? 1 : 0);
  return short.unit === 'one' ? number : t(`units:${short.unit}`, { number });
}

/** A count of comments, `999+` where there are more than are counted. */
export function formatCommentCount(
  locale: Locale,
  count: { readonly shown: number; readonly more: boolean },
): string {
  const number = formatNumber(locale, count.shown);
  return count.more ? `${number}+` : number;
}

/** An amount of money in its smallest unit, with the currency's mark; yen is labelled YEN. */
export function formatMoney(
  locale: Locale,
  amount: number,
  currency: { readonly label: 'KRW' | 'YEN' | 'USD'; readonly decimals: number },
): string {
  const number = withDecimals(locale, amount / 10 ** currency.decimals, currency.decimals);
  return `${currency.label}\u00a0${number}`;
}

/** An amount in won, in words of the language; `numberLocale` groups the digits in its own way. */
export function formatWon(t: Translate, numberLocale: Locale, amount: number): string {
  return t('units:won', { number: formatNumber(numberLocale, amount) });
}

const kept = new Map<string, Intl.NumberFormat>();

/** Making a formatter is slow, using it is not: a list needs the same one hundreds of times. */
function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = kept.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, options);
    kept.set(key, found);
  }
  return found;
}

function withDecimals(locale: Locale, value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return formatter(locale, digits).format(value);
}
