import type { DrawnBook } from '#novel/engine/drawn-book.ts';
import type { BookNote } from '#novel/engine/notes/book-note.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import { targetOfAddress } from '#novel/engine/place/targets.ts';

const blocks = 'p, li, dd, aside, blockquote, div, section, td';
const notes = `aside, [epub\\:type~="footnote"], [epub\\:type~="endnote"], [epub\\:type~="rearnote"],
  [role~="doc-footnote"], [role~="doc-endnote"]`;
const left = `rt, rp, [epub\\:type~="backlink"], [role~="doc-backlink"]`;

/** Longer than any note: a chapter that is linked to is gone to. */
const longest = 4000;

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(left)) part.remove();
  // Nothing but an arrow back to where the note is referred to.
  for (const link of copy.querySelectorAll('a')) {
    if (/^(?:[\s↩↑⏎←^]|\uFE0E|\uFE0F)*$/u.test(link.textContent ?? '')) link.remove();
  }
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function paragraphsOf(note: Element): readonly string[] {
  const inner = [...note.querySelectorAll(blocks)].filter((block) => !block.querySelector(blocks));
  const texts = (inner.length > 0 ? inner : [note]).map(textOf);
  return texts.filter((text) => text !== '');
}

/** What a reference to a note leads to; undefined where that is no note but a place to go to. */
export async function findNote(
  drawn: DrawnBook,
  address: string,
  isReference: boolean,
): Promise<BookNote | undefined> {
  const { section } = targetOfAddress(drawn.open, address);
  const fragment = address.slice(address.indexOf('#') + 1);
  if (!section || fragment === '') return undefined;
  const shown = drawn.screen;
  const content = shown?.text.partOf(section.index)
    ? shown.contents.document
    : await documentOf(drawn.open, section);
  const target = content?.getElementById(fragment);
  const whole = target?.closest(notes);
  if (!target || (!isReference && !whole)) return undefined;
  const note = whole ?? (target.matches(blocks) ? target : target.closest(blocks));
  const paragraphs = note ? paragraphsOf(note) : [];
  const length = paragraphs.join('').length;
  if (!note || length === 0 || length > longest) return undefined;
  return {
    address,
    paragraphs,
    language: note.closest('[lang]')?.getAttribute('lang') ?? '',
    direction: note.closest('[dir]')?.getAttribute('dir') ?? 'auto',
  };
}
