import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { nameOfUrl } from '#novel/engine/archive/book-paths.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import { targetOfQuote } from '#novel/engine/place/quotes.ts';
import {
  type Target,
  targetOfAddress,
  targetOfCfi,
  targetOfPercent,
} from '#novel/engine/place/targets.ts';
import { shareBefore } from '#novel/engine/place/text-map.ts';

/**
 * Where a book opens: where a link led, `name#fragment`, if it has that; at the CFI of a place; in a
 * text that was edited at its words, or where they are gone at its percent.
 */
export async function startTarget(
  open: OpenBook,
  start: NovelPosition | undefined,
  startAt: string | undefined,
): Promise<Target> {
  const linked = startAt === undefined ? undefined : await linkedTarget(open, startAt);
  if (linked) return linked;
  const { cfi = '', quote = '', percent = 0 } = start ?? {};
  if (cfi !== '') return targetOfStart(open, cfi);
  const found = quote === '' ? undefined : await targetOfQuote(open, { quote, percent });
  return found ?? targetOfPercent(open, percent);
}

/**
 * Where a book opens for a link that stands in another one, `name#fragment`: an import may have parted
 * the document of that name, and the parts that go on are named after it. Undefined where there is none.
 */
async function linkedTarget(open: OpenBook, address: string): Promise<Target | undefined> {
  const hash = address.indexOf('#');
  const [name, fragment] = [address.slice(0, hash), address.slice(hash + 1)];
  const names = open.sections
    .map(({ url }) => nameOfUrl(url))
    .filter((own) => own === name || own.startsWith(`${name}.`));
  const [first = name] = names;
  if (names.length < 2 || fragment === '') return targetIfAny(open, `${first}#${fragment}`);
  for (const own of names) {
    const section = open.sectionNamed(own);
    const content = section && (await documentOf(open, section));
    if (content?.getElementById(fragment)) return targetOfAddress(open, `${own}#${fragment}`);
  }
  return targetIfAny(open, `${first}#`);
}

function targetIfAny(open: OpenBook, address: string): Target | undefined {
  const target = targetOfAddress(open, address);
  return target.section && target;
}

/**
 * Where a book opens again at a CFI. The first letter of a document means its beginning: what stands
 * above the letter, a margin or a picture, is seen too. Without text every place is a picture's own.
 */
function targetOfStart(open: OpenBook, cfi: string): Target {
  const { section, find } = targetOfCfi(open, cfi);
  return {
    section,
    find: (part, content) => {
      const range = find(part, content);
      const isFirst =
        range &&
        part.text.nodes.length > 0 &&
        shareBefore(part.text, range.startContainer, range.startOffset) === 0;
      return isFirst ? undefined : range;
    },
  };
}
