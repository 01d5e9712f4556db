import { partName } from '@hanji/domain/reading/parted-documents.ts';
import { type TestBook, testBook } from '#testing/test-book.ts';

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
