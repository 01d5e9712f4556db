import { placeAtPercent } from '@hanji/domain/reading/novel/book-percent.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import type { DrawnPart } from '#novel/engine/join/drawn-part.ts';
import { rangeOfElement } from '#novel/engine/place/rectangles.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** Where to go: a spine item, and what in it once it is shown. */
export type Target = {
  readonly section: SpineSection | undefined;
  /** How much of a scrolled screen stays above it, from 0 to 1. */
  readonly lead?: number;
  /** The page to turn to, from 0, where the part is drawn already; it wins. */
  readonly page?: number;
  /** The page that it falls on is what is gone to, and not the place itself. */
  readonly byPage?: boolean;
  /** Undefined for the part's beginning. */
  readonly find: (part: DrawnPart, content: Document) => Range | undefined;
};

/** The place of a CFI. */
export function targetOfCfi(open: OpenBook | undefined, cfi: string): Target {
  const step = /^epubcfi\(\/\d+\/(\d+)/.exec(cfi)?.[1];
  const index = step === undefined ? -1 : Number(step) / 2 - 1;
  return {
    section: open?.sections[index],
    find: (part) => part.rangeOf(cfi),
  };
}

/**
 * The place at a percent of the book, by the weights of its spine items. Its ends are the first and the
 * last of those, also where that is a picture, which weighs nothing.
 */
export function targetOfPercent(open: OpenBook | undefined, percent: number): Target {
  const inOrder = open?.sections.filter(({ linear }) => linear) ?? [];
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (percent <= 0 && first) return targetOfSection(first, false);
  if (percent >= 100 && last) return targetOfSection(last, true);
  const { section, share } = placeAtPercent(open?.weights ?? [], percent);
  return {
    section: open?.sections[section],
    find: ({ text }) => (share > 0 ? rangeAt(text, share) : undefined),
  };
}

/** The place of a contents entry or a link, `name#fragment`. */
export function targetOfAddress(open: OpenBook | undefined, address: string): Target {
  const hash = address.indexOf('#');
  const fragment = address.slice(hash + 1);
  return {
    section: open?.sectionNamed(address.slice(0, hash)),
    find: (_, content) => rangeOfElement(fragment ? content.getElementById(fragment) : null),
  };
}

/** The beginning of a part, or its last letter. */
export function targetOfSection(section: SpineSection, atEnd: boolean): Target {
  return {
    section,
    find: ({ text }) => (atEnd ? rangeAt(text, 1) : undefined),
  };
}
