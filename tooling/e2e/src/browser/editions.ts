import type { Locale } from '@hanji/contract/vocabulary.ts';
import { originOf } from '#service/state.ts';
import { phrases } from './phrases.ts';

export type ReadingEdition = {
  readonly name: 'ko' | 'ja' | 'global';
  readonly language: Locale;
  /** On what journeys that every edition has are made there: between them, editions show both. */
  readonly size: '@phone' | '@desktop';
};

export const korean: ReadingEdition = { name: 'ko', language: 'ko-KR', size: '@phone' };
export const japanese: ReadingEdition = { name: 'ja', language: 'ja-JP', size: '@desktop' };
export const english: ReadingEdition = { name: 'global', language: 'en-US', size: '@phone' };

/**
 * The editions in which works are read, each in its first language. They run the same screens: a
 * journey goes through all of them only where their facts, as providers and parts, make a difference.
 */
export const readingEditions: readonly ReadingEdition[] = [korean, japanese, english];

export function at(edition: ReadingEdition['name'] | 'vi-refund', path: string): string {
  return originOf(edition) + path;
}

export function wordsOf({ language }: ReadingEdition) {
  return phrases[language];
}
