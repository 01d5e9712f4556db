import type { Book, BookItem } from '../package/book.ts';

/** What a sheet or a font is by its name, where a careless tool did not list it, or as something else. */
const byEnding: ReadonlyMap<string, string> = new Map(
  Object.entries({
    css: 'text/css',
    otf: 'font/otf',
    ttf: 'font/ttf',
    woff: 'font/woff',
    woff2: 'font/woff2',
  }),
);

/** A style sheet or a font of the book at a path, listed or not and under whatever type. */
export function stylingAt({ archive, obfuscated }: Book, path: string): BookItem | null {
  const mediaType = byEnding.get(/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '');
  if (mediaType === undefined || obfuscated.has(path) || !archive.has(path)) return null;
  return { id: '', path, mediaType, properties: [], fallback: '' };
}
