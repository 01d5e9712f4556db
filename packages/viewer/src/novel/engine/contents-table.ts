import type { NavItem } from 'epubjs';
import { resolveInBook } from '#novel/engine/archive/book-paths.ts';

/** One line of the contents table. */
export interface ContentsEntry {
  readonly label: string;
  /** 0 for the outermost. */
  readonly depth: number;
  /** Name in the archive and fragment, `name#fragment`; undefined for a mere heading. */
  readonly target: string | undefined;
}

/**
 * The contents of a book, in order. Addresses that lead out of the reading order are
 * dropped, and with them lines that would lead nowhere and hold nothing.
 */
export function contentsTable(
  items: readonly NavItem[],
  from: string,
  isInReadingOrder: (name: string) => boolean,
  depth = 0,
): readonly ContentsEntry[] {
  return items.flatMap((item) => {
    const found = item.href ? resolveInBook(item.href, from) : undefined;
    const target =
      found && isInReadingOrder(found.name) ? `${found.name}#${found.fragment}` : undefined;
    const below = contentsTable(item.subitems ?? [], from, isInReadingOrder, depth + 1);
    const label = item.label.replaceAll(/\s+/g, ' ').trim();
    if (label === '' || (target === undefined && below.length === 0)) return below;
    return [{ label, depth, target }, ...below];
  });
}
