import type { ChapterPlan, TextPart } from './text-part.ts';
import { endOf, startOf } from './text-part.ts';

/** Gives the key of the chapter in which a place of the book stands, by path and id; null for none. */
export type ChapterOf = (path: string, fragment: string) => string | null;

function has(part: TextPart, fragment: string): boolean {
  const place = part.text.anchors.get(fragment);
  if (place === undefined) return false;
  return startOf(part).order <= place.order && place.order < endOf(part).order;
}

/** Where the places of a book went: what of a document lies in which chapter is known of some ids. */
export function chaptersOf(plans: readonly ChapterPlan[]): ChapterOf {
  const byPath = new Map<string, { readonly key: string; readonly part: TextPart }[]>();
  for (const { key, parts } of plans) {
    for (const part of parts) {
      const { path } = part.text.item;
      const own = byPath.get(path) ?? [];
      own.push({ key, part });
      byPath.set(path, own);
    }
  }
  return (path, fragment) => {
    const own = byPath.get(path) ?? [];
    const found = own.find(({ part }) => has(part, fragment)) ?? own[0];
    return found?.key ?? null;
  };
}
