import type { Locale } from '../locale.ts';
import { formatList } from './lists.ts';

/** A day as readers of the language write it; `moment` is ISO 8601. */
export function formatDate(locale: Locale, moment: string, timeZone?: string): string {
  return formatter(locale, { dateStyle: 'medium', timeZone }).format(new Date(moment));
}

/** A day and a time to the minute. */
export function formatDateTime(locale: Locale, moment: string, timeZone?: string): string {
  const when = new Date(moment);
  if (locale === 'vi-VN') return vietnameseDateTime(when, timeZone);
  return formatter(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(when);
}

/** `23:59 ngày 31 tháng 10 năm 2025`: Unicode's own form reads badly after "từ" and "đến". */
function vietnameseDateTime(when: Date, timeZone: string | undefined): string {
  const parts = formatter('vi-VN', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone,
  }).formatToParts(when);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? '';
  const day = `ngày ${part('day')} tháng ${part('month')} năm ${part('year')}`;
  return `${part('hour')}:${part('minute')} ${day}`;
}

/** The weekday's name, 0 is Sunday. */
export function formatWeekday(locale: Locale, weekday: number, width: 'long' | 'short'): string {
  // The first day of 2023 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday));
  return formatter(locale, { weekday: width, timeZone: 'UTC' }).format(day);
}

/** The weekdays of a serial as the trade writes them: `Monday and Friday`, `월·금`. */
export function formatWeekdays(locale: Locale, weekdays: readonly number[]): string {
  const short = locale === 'ko-KR' && weekdays.length > 1;
  const names = weekdays.map((day) => formatWeekday(locale, day, short ? 'short' : 'long'));
  return short ? names.join('·') : formatList(locale, names);
}

const kept = new Map<string, Intl.DateTimeFormat>();

type Options = {
  [Key in keyof Intl.DateTimeFormatOptions]: Intl.DateTimeFormatOptions[Key] | undefined;
};

/** Making a formatter is slow, using it is not: a chapter list needs the same one hundreds of times. */
function formatter(locale: Locale, options: Options): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = kept.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    kept.set(key, found);
  }
  return found;
}
