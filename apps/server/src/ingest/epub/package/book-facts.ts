import type { Accessibility } from '@hanji/contract/entities/content.ts';
import type { FoundFacts } from '../../sources/found-work.ts';
import type { BookMetadata } from './book.ts';

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

export function comicNotes({ accessibility }: BookMetadata): readonly string[] {
  if (accessibility === null) return [];
  return ['what the book declares of its accessibility is left out but for hazards: its text is'];
}
