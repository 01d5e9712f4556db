import { structureOf } from './structure.ts';

/** In the second of two it shows when both have the same id. */
const enough = 2;

/**
 * Takes entries of lists off the page that are built as two others on it: what breaks no rule twice
 * breaks none in the tenth. The first of a list stays, and what has one of `needed` in it; empty
 * entries of the same size stand for the rest. What it returns puts them back.
 */
export function setRepeatedAside(root: Element, needed: Iterable<Element>): () => void {
  const places = repeatedEntries(root, needed).map((entry) => ({ entry, place: placeOf(entry) }));
  for (const { entry, place } of places) entry.replaceWith(place);
  return () => {
    for (const { entry, place } of places) place.replaceWith(entry);
  };
}

function repeatedEntries(root: Element, needed: Iterable<Element>): HTMLLIElement[] {
  const necessary = withAncestors([...needed, document.activeElement]);
  const seen = new Map<string, number>();
  const repeated: HTMLLIElement[] = [];
  for (const entry of root.querySelectorAll('li')) {
    const list = entry.parentElement;
    if (!list || repeated.at(-1)?.contains(list)) continue;
    const kind = `${list.className} ${structureOf(entry)}`;
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    if (before < enough || entry === list.firstElementChild || necessary.has(entry)) continue;
    // These begin anew, or close, when they are put back.
    if (!entry.querySelector('iframe, dialog, [popover]')) repeated.push(entry);
  }
  return repeated;
}

function withAncestors(elements: Iterable<Element | null>): Set<Element> {
  const found = new Set<Element>();
  for (const element of elements) {
    for (let above = element; above; above = above.parentElement) found.add(above);
  }
  return found;
}

function placeOf({ className, offsetWidth, offsetHeight }: HTMLLIElement): HTMLLIElement {
  const place = document.createElement('li');
  place.className = className;
  place.style.cssText = `box-sizing: border-box; flex: none; width: ${offsetWidth}px; height: ${offsetHeight}px`;
  return place;
}
