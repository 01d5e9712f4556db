import {
  chapterUnits,
  contentStatuses,
  contentTypes,
  genres,
  locales,
  orientations,
  restrictedAges,
} from '@hanji/contract/vocabulary.ts';
import type { parse } from '#cli/parse.ts';
import type { ImportOptions } from '#ingest/sources/import-options.ts';
import { rules, type flags } from './flag-table.ts';
import { filled, given, listed, oneOf, whole } from './flag-values.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const highestPrice = 1_000_000;

function weekday(value: string): number {
  return weekdays.indexOf(oneOf('schedule', weekdays, value));
}

type Values = ReturnType<typeof parse<typeof flags>>['values'];

/** What is said of the work itself. Throws `UsageError` for a value that there is not. */
export function importedAs(values: Values): ImportOptions {
  const ages = restrictedAges.map(String);
  return {
    ...given('key', values.key, (value) => filled('key', value)),
    ...given('type', values.type, (value) => oneOf('type', contentTypes, value)),
    ...given('language', values.language, (value) => oneOf('language', locales, value)),
    ...given('title', values.title, (value) => filled('title', value)),
    ...given('description', values.description, (value) => value.trim()),
    ...given('authors', values.author, (names) => names.map((name) => filled('author', name))),
    ...given('publisher', values.publisher, (value) => filled('publisher', value)),
    ...given('genres', values.genre, (names) =>
      listed(names).map((name) => oneOf('genre', genres, name)),
    ),
    ...given('status', values.status, (value) => oneOf('status', contentStatuses, value)),
    ...given('orientation', values.orientation, (value) =>
      oneOf('orientation', orientations, value),
    ),
    ...(values.sideways === true ? { sideways: true } : {}),
    ...given(
      'age',
      values.age,
      (value) => restrictedAges[ages.indexOf(oneOf('age', ages, value))] ?? 0,
    ),
    ...given('unit', values.unit, (value) => oneOf('unit', chapterUnits, value)),
    ...given('schedule', values.schedule, (value) => [...new Set(listed([value]).map(weekday))]),
    ...given('price', values.price, (value) => whole('price', value, highestPrice)),
    ...given('rentalPrice', values['rental-price'], (value) =>
      whole('rental-price', value, highestPrice),
    ),
    ...given('free', values.free, (value) => whole('free', value, 100_000)),
    ...given('trial', values.trial, (value) => whole('trial', value, 1000)),
    ...given('chapters', values.chapters, (value) => oneOf('chapters', rules, value)),
  };
}
