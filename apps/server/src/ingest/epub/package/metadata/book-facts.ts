import type { Accessibility } from '@hanji/contract/entities/content.ts';
import { longestName } from '#ingest/facts/clean-text.ts';
import { firstFew } from '#ingest/facts/first-few.ts';
import type { FoundFacts } from '#ingest/found-work.ts';
import type { BookMetadata } from '#ingest/epub/package/book.ts';

/** A comic shows pictures alone: what a book declares of its text, readers would not find in it. */
function ofPictures(declared: Accessibility): Accessibility | undefined {
  if (declared.hazards.length === 0) return undefined;
  return {
    modes: ['visual'],
    sufficient: [['visual']],
    features: [],
    hazards: declared.hazards,
    conformance: null,
    certifier: '',
    credential: '',
    summary: '',
  };
}

/** What of a book's metadata is shown beside title, authors and synopsis. */
export function bookFacts(metadata: BookMetadata, kind: 'comic' | 'novel'): FoundFacts {
  const { contributors, series, searchWords, accessibility: declared } = metadata;
  const accessibility =
    kind === 'comic' && declared !== null ? ofPictures(declared) : (declared ?? undefined);
  return {
    contributors,
    searchWords,
    ...(series === null ? {} : { series }),
    ...(accessibility === undefined ? {} : { accessibility }),
  };
}

/** What of a book's metadata is left out, one line each. */
export function factNotes(metadata: BookMetadata, kind: 'comic' | 'novel'): readonly string[] {
  const { accessibility, unplaced, unknownRoles, cutNames } = metadata;
  const noted = (names: readonly string[], words: (few: string) => string) =>
    names.length === 0 ? [] : [words(firstFew(names))];
  const people = [
    ...noted(unplaced, (few) => `the book also names ${few}, for whom there is no place here`),
    ...noted(unknownRoles, (few) => `roles that are not known here are left out: ${few}`),
    ...noted(cutNames, (few) => `names of over ${longestName} characters are cut: ${few}`),
  ];
  if (kind === 'novel' || accessibility === null) return people;
  const text =
    'of what the book declares of its accessibility only hazards are kept: its text is left out';
  return [...people, text];
}
