import { readFileSync } from 'node:fs';
import { locales } from '@hanji/contract/vocabulary.ts';
import type { InboxWords, TranslatedWords } from '@hanji/domain/inbox/translated-words.ts';
import { z } from 'zod';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { wordsOf } from '../wallet/by-operator.ts';

const longestTitle = 100;
const longestText = 4000;

export const wordsOptions = {
  title: { type: 'string' },
  text: { type: 'string' },
  translations: { type: 'string' },
} as const;

export type WordsOptions = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly translations?: string | undefined;
};

/** Words by languages, as a file has them. */
const fileOfWords = z.partialRecord(
  z.enum(locales),
  z.strictObject({ title: z.string(), text: z.string().optional() }),
);

function checkedWords(title: string, text: string): InboxWords {
  const words = {
    title: wordsOf('title', title, longestTitle),
    description: text
      .trim()
      .split(/\r?\n/)
      .map((line) => wordsOf('text', line, longestText))
      .join('\n'),
  };
  if (words.title === '') throw new UsageError('--title is what stands above it');
  if (words.description.length <= longestText) return words;
  throw new UsageError(`--text has at most ${longestText} characters`);
}

/** @throws UsageError where there is no title, or the file of translations is none */
export function wordsFrom({ title = '', text = '', translations }: WordsOptions): TranslatedWords {
  return {
    ...checkedWords(title, text),
    translations: translations === undefined ? {} : translated(translations),
  };
}

function translated(file: string): TranslatedWords['translations'] {
  const found = fileOfWords.safeParse(contentsOf(file));
  if (!found.success) {
    throw new UsageError(
      `--translations is a file of JSON, {"ko-KR": {"title": "…", "text": "…"}}: ${printable(file)} is none`,
    );
  }
  const entries = Object.entries(found.data).map(
    ([locale, { title, text = '' }]) => [locale, checkedWords(title, text)] as const,
  );
  return Object.fromEntries(entries);
}

function contentsOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
