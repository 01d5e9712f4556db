import type { Orientation } from '@hanji/contract/vocabulary.ts';

/** Which way the lines of a book's pages follow one another; null where its styles are silent. */
export type LineFlow = 'horizontal' | 'vertical-rl' | 'vertical-lr';

/** What a book of pictures declares of how it is read; empty or null where it is silent. */
export type DeclaredReading = {
  /** EPUB `rendition:layout`. */
  readonly layout: string;
  /** EPUB `rendition:flow`. */
  readonly flow: string;
  readonly pageDirection: 'ltr' | 'rtl' | null;
  readonly lines: LineFlow | null;
};

/** The way in which a work is read; `sideways` where its pages join into a strip that lies. */
export type ReadingWay = { readonly orientation: Orientation; readonly sideways: boolean };

const scrolled: ReadonlySet<string> = new Set(['scrolled-doc', 'scrolled-continuous']);

/**
 * The way that a book declares, or null (EPUB 3.4, layout and flow). What is scrolled goes where its
 * lines go: down, or in vertical writing to their side. The direction of pages says nothing of that,
 * as most tools write one into every book.
 */
export function declaredWay(declared: DeclaredReading): ReadingWay | null {
  const { layout, flow, pageDirection, lines } = declared;
  if (layout === 'roll') return { orientation: 'TTB', sideways: false };
  if (scrolled.has(flow) && layout !== 'pre-paginated') {
    if (lines === 'vertical-rl') return { orientation: 'RTL', sideways: true };
    if (lines === 'vertical-lr') return { orientation: 'LTR', sideways: true };
    return { orientation: 'TTB', sideways: false };
  }
  if (pageDirection === null) return null;
  return { orientation: pageDirection === 'rtl' ? 'RTL' : 'LTR', sideways: false };
}
