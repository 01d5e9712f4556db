import type { Element } from '@xmldom/xmldom';
import { childElements, isElement } from '../../xml/elements.ts';

/** How manieth an element is among its siblings, from 1, of all and of its type, and of how many. */
type Rank = {
  readonly at: number;
  readonly of: number;
  readonly typeAt: number;
  readonly ofType: number;
};

/** Counts siblings, those of each parent once: what is counted may not be changed. */
export class Ranks {
  readonly #known = new WeakMap<Element, Rank>();

  of(element: Element): Rank {
    return this.#known.get(element) ?? this.#count(element);
  }

  #count(element: Element): Rank {
    const siblings = element.parentNode === null ? [element] : childElements(element.parentNode);
    const types = new Map<string, number>();
    const typeOf = ({ nodeName }: Element) => nodeName.toLowerCase();
    const found = siblings.map((sibling, index) => {
      const typeAt = (types.get(typeOf(sibling)) ?? 0) + 1;
      types.set(typeOf(sibling), typeAt);
      return { sibling, at: index + 1, typeAt };
    });
    let own: Rank | null = null;
    for (const { sibling, at, typeAt } of found) {
      const rank = { at, of: siblings.length, typeAt, ofType: types.get(typeOf(sibling)) ?? 1 };
      this.#known.set(sibling, rank);
      if (sibling === element) own = rank;
    }
    return own ?? { at: 1, of: 1, typeAt: 1, ofType: 1 };
  }
}

export function parentOf({ parentNode }: Element): Element | null {
  return parentNode !== null && isElement(parentNode) ? parentNode : null;
}

export function* ancestorsOf(element: Element): Generator<Element> {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) yield at;
}

/** Siblings before an element, the nearest first. */
export function* siblingsBefore(element: Element): Generator<Element> {
  for (let at = element.previousSibling; at !== null; at = at.previousSibling) {
    if (isElement(at)) yield at;
  }
}
