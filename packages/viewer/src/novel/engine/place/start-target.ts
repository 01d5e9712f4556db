import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { targetOfQuote } from '#novel/engine/place/quotes.ts';
import { type Target, targetOfCfi, targetOfPercent } from '#novel/engine/place/targets.ts';
import { shareBefore } from '#novel/engine/place/text-map.ts';

/**
 * Where a book opens: at the CFI of a place; in a text that was edited at its words, or where they are
 * gone at its percent.
 */
export async function startTarget(
  open: OpenBook,
  start: NovelPosition | undefined,
): Promise<Target> {
  const { cfi = '', quote = '', percent = 0 } = start ?? {};
  if (cfi !== '') return targetOfStart(open, cfi);
  const found = quote === '' ? undefined : await targetOfQuote(open, { quote, percent });
  return found ?? targetOfPercent(open, percent);
}

/**
 * Where a book opens again at a CFI. The first letter of a document means its beginning: what stands
 * above the letter, a margin or a picture, is seen too.
 */
function targetOfStart(open: OpenBook, cfi: string): Target {
  const { section, find } = targetOfCfi(open, cfi);
  return {
    section,
    find: (part, content) => {
      const range = find(part, content);
      const isFirst =
        range && shareBefore(part.text, range.startContainer, range.startOffset) === 0;
      return isFirst ? undefined : range;
    },
  };
}
