import type { Book } from './book.ts';

/** How a document of a book is laid out. */
export type ItemLayout = 'reflowable' | 'pre-paginated';

const prefix = 'rendition:layout-';

/**
 * The layout of a document in the spine, by its path: what its own place there says goes before what
 * the book says of all. Undefined where the book is silent.
 */
export function layoutOfItem({ spine, metadata }: Book, path: string): ItemLayout | undefined {
  const own = spine
    .find(({ item }) => item.path === path)
    ?.properties.find((word) => word.startsWith(prefix));
  const layout = own?.slice(prefix.length) ?? (metadata.fixed ? 'pre-paginated' : metadata.layout);
  // Of a book that runs as a whole its documents need not say so too.
  if (layout === 'reflowable') return own === undefined ? undefined : layout;
  return layout === 'pre-paginated' ? layout : undefined;
}
