import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { locales } from '@hanji/i18n/locale.ts';
import { expect, it } from 'vitest';
import { phraseProblems } from './phrase-problems.ts';
import { phraseUnits } from './phrase-units.ts';

it.each(locales)('%s has no phrase that would be refused to a translator', (locale) => {
  const present = everyPhrase[locale] as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const problems = phraseUnits(locale).flatMap((unit) =>
    phraseProblems(locale, unit, present[unit.namespace]?.[unit.key] ?? '').map(
      (problem) => `${unit.namespace}:${unit.key}: ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});

it('says what every value is that a phrase is filled with', () => {
  const silent = phraseUnits('en-US').filter(({ source, note }) =>
    [...source.matchAll(/\{\{\w+\}\}/g)].some(
      ([place]) => place !== '{{count}}' && !note.includes(place),
    ),
  );
  expect(silent.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
});
