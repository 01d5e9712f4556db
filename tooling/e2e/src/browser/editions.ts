import type { Locale } from '@hanji/contract/vocabulary.ts';
import { originOf } from '#service/state.ts';
import { phrases } from './phrases.ts';

export type ReadingEdition = {
  readonly name: 'ko' | 'ja' | 'global';
  readonly language: Locale;
  /** On what journeys that every edition has are made there: between them, editions show both. */
  readonly size: '@phone' | '@desktop';
};

/** The editions in which works are read, each in its first language. */
export const readingEditions: readonly ReadingEdition[] = [
  { name: 'ko', language: 'ko-KR', size: '@phone' },
  { name: 'ja', language: 'ja-JP', size: '@desktop' },
  { name: 'global', language: 'en-US', size: '@phone' },
];

export function at(edition: ReadingEdition['name'] | 'vi-refund', path: string): string {
  return originOf(edition) + path;
}

export function wordsOf({ language }: ReadingEdition) {
  return phrases[language];
}
