import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@hanji/i18n/locale.ts';

/** A term of the field: what it means, and what it is called in each language. */
export type Term = {
  readonly term: string;
  readonly meaning: string;
  readonly words: Readonly<Record<Locale, string>>;
  readonly avoid: readonly AvoidedTerm[];
};

export type AvoidedTerm = {
  readonly locale: string;
  readonly avoid: string;
  readonly instead: string;
};

const table = new URL('../../../../packages/i18n/glossary.tsv', import.meta.url);

/** The glossary, a table that a spreadsheet opens. */
export function glossary(): Term[] {
  const [head = '', ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    const words = Object.fromEntries(
      locales.map((locale) => [locale, cell(locale)]),
    ) as Term['words'];
    return {
      term: cell('term'),
      meaning: cell('meaning'),
      words,
      avoid: avoidedIn(cell('avoid'), words),
    };
  });
}

/** `zh-TW: 話數; fr-FR: rendue` as data. */
function avoidedIn(cell: string, words: Term['words']): AvoidedTerm[] {
  return cell.split('; ').flatMap((entry) => {
    const [locale, avoid] = entry.split(': ');
    if (locale === undefined || avoid === undefined) return [];
    return [{ locale, avoid, instead: words[locale as Locale] }];
  });
}

const terms = glossary();

/** What the glossary forbids in a language. */
export function avoidedTerms(locale: Locale): AvoidedTerm[] {
  return terms.flatMap(({ avoid }) => avoid.filter((entry) => entry.locale === locale));
}
