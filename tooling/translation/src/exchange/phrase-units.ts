import { phraseContext } from '@hanji/i18n/context/phrase-context.ts';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import { pluralCategories } from '@hanji/i18n/plural-categories.ts';

/** A phrase as a translator sees it. */
export type PhraseUnit = {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  readonly note: string;
  /** The most characters that its place holds; null where there is room. */
  readonly most: number | null;
};

type Table = Readonly<Record<string, string>>;

const form = /_(zero|one|two|few|many|other)$/;

/** Every phrase that a language must have, in the order of the source. */
export function phraseUnits(locale: Locale): PhraseUnit[] {
  return Object.entries(everyPhrase['en-US'] as Readonly<Record<string, Table>>).flatMap(
    ([namespace, words]) => {
      const bases = [...new Set(Object.keys(words).map((key) => baseOf(words, key)))];
      return bases.flatMap((base) => unitsOf(locale, namespace, words, base));
    },
  );
}

/** `coins` of `coins_one`; what does not count keeps its name. */
function baseOf(words: Table, key: string): string {
  const base = key.replace(form, '');
  return `${base}_other` in words ? base : key;
}

function unitsOf(locale: Locale, namespace: string, words: Table, base: string): PhraseUnit[] {
  const { about, phrases } = phraseContext[namespace as keyof typeof phraseContext];
  const context = (phrases as Readonly<Record<string, { note?: string; most?: number }>>)[base];
  const most = context?.most ?? null;
  const notes = [about, context?.note, most === null ? undefined : `At most ${most} characters.`];
  const note = notes.filter((line) => line !== undefined).join('\n');
  const plain = words[base];
  if (plain !== undefined) return [{ namespace, key: base, source: plain, note, most }];
  return pluralCategories[locale].map((category) => ({
    namespace,
    key: `${base}_${category}`,
    source: words[`${base}_${category}`] ?? words[`${base}_other`] ?? '',
    note: `${note}\nPlural form “${category}”: ${examplesOf(locale, category)}.`,
    most,
  }));
}

const samples = [0, 1, 2, 3, 4, 5, 6, 10, 11, 20, 21, 100, 101, 1_000_000];

function examplesOf(locale: Locale, category: Intl.LDMLPluralRule): string {
  const rules = new Intl.PluralRules(locale);
  return samples.filter((count) => rules.select(count) === category).join(', ');
}
