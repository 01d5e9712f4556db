import { partName } from '@hanji/domain/reading/parted-documents.ts';
import { sentences, type TestBook, testBook } from '#testing/test-book.ts';

/** A book of documents that an import parted: each is a list of the bodies of its parts. */
export function partedBook(
  documents: readonly (readonly string[])[],
  more: Omit<Partial<TestBook>, 'chapters' | 'names' | 'navigation'> = {},
): ArrayBuffer {
  const whole = documents.map((_, index) => `ch${index + 1}.xhtml`);
  return testBook({
    ...more,
    chapters: documents.flat(),
    names: documents.flatMap((parts, index) =>
      parts.map((_, part) =>
        part === 0 ? `${whole[index]}` : partName(`${whole[index]}`, part + 1),
      ),
    ),
    navigation: whole.map((name) => `<li><a href="${name}">${name}</a></li>`).join(''),
  });
}

/** Bodies of so many parts, each with so many of the test sentences. */
export function lettersOf(parts: number, count: number): string[] {
  return Array.from({ length: parts }, (_, part) => sentences(count, part * count));
}
