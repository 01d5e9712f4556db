import { allElements } from '../../xml/elements.ts';
import { ownText } from '../../xml/own-text.ts';
import { anchorOf } from '../document/copy-part.ts';
import { relativeHref, resolvePath, splitHref } from '../package/resolve-path.ts';
import type { ChapterDocument, ChapterFile } from './chapter-file.ts';

/** Gives the address within a chapter that a link in one of its documents means; null for none. */
export type PlaceOf = (
  from: Pick<ChapterDocument, 'path' | 'source'>,
  href: string,
) => string | null;

/** Finds out which document of a chapter has which id, and keeps nothing else of the documents. */
export async function placesIn(files: readonly ChapterFile[]): Promise<PlaceOf> {
  const places = new Map<string, string>();
  const add = (key: string, path: string): void => {
    if (!places.has(key)) places.set(key, path);
  };
  for (const { source, pathOf, read } of files) {
    for (const [index, document] of (await read()).entries()) {
      add(source, pathOf(index));
      for (const element of allElements(document)) {
        const anchor = anchorOf(element);
        if (anchor !== '') add(`${source}#${ownText(anchor)}`, pathOf(index));
      }
    }
  }
  return (from, href) => {
    const { fragment } = splitHref(href);
    const path = resolvePath(from.source, href);
    const target = places.get(fragment === '' ? `${path}` : `${path}#${fragment}`);
    if (path === null || target === undefined) return null;
    const file = target === from.path ? '' : relativeHref(from.path, target);
    return fragment === '' ? file || '#' : `${file}#${encodeURIComponent(fragment)}`;
  };
}
