import type { NavItem } from 'epubjs';
import { resolveInBook } from '#novel/engine/archive/book-paths.ts';

/** One line of the contents table. */
export type ContentsEntry = {
  /** Its place in the table, such as `1.0`: a target may occur twice. */
  readonly id: string;
  readonly label: string;
  /** 0 for the outermost. */
  readonly depth: number;
  /** Name in the archive and fragment, `name#fragment`; undefined for a mere heading. */
  readonly target: string | undefined;
};

/** Whether a line of the contents leads to a document, by its name in the archive. */
export function isListed(contents: readonly ContentsEntry[], name: string): boolean {
  return contents.some(({ target }) => target?.startsWith(`${name}#`));
}

/**
 * The contents of a book, in order. Addresses that lead out of the reading order are
 * dropped, and with them lines that would lead nowhere and hold nothing.
 */
export function contentsTable(
  items: readonly NavItem[],
  from: string,
  isInReadingOrder: (name: string) => boolean,
  path: readonly number[] = [],
): readonly ContentsEntry[] {
  return items.flatMap((item, index) => {
    const here = [...path, index];
    const found = item.href ? resolveInBook(item.href, from) : undefined;
    const target =
      found && isInReadingOrder(found.name) ? `${found.name}#${found.fragment}` : undefined;
    const below = contentsTable(item.subitems ?? [], from, isInReadingOrder, here);
    const label = item.label.replaceAll(/\s+/g, ' ').trim();
    if (label === '' || (target === undefined && below.length === 0)) return below;
    return [{ id: here.join('.'), label, depth: path.length, target }, ...below];
  });
}
