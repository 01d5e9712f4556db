import type { Element } from '@xmldom/xmldom';
import { childElements } from '../../xml/elements.ts';
import { plainName } from '../clean/clean-elements.ts';

/** The number of an item; of a list that counts down to 1, less how many items the list has. */
export type ItemNumber = { readonly value: number; readonly lessItems: boolean };

/** An attribute of an element, null where there is none. */
type Attribute = (name: string) => string | null | undefined;

/** Items within these are theirs, and not of a list around them. */
const lists = new Set(['ol', 'ul', 'menu', 'dir']);

export function isListName(name: string): boolean {
  return lists.has(name);
}

function numberIn(text: string | null | undefined): number | null {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? null : number;
}

/** How the items of an `ol` are numbered (HTML, ordinal value of a list item). */
export function numbering(of: Attribute): { readonly first: ItemNumber; readonly step: 1 | -1 } {
  const isReversed = typeof of('reversed') === 'string';
  const start = numberIn(of('start'));
  const first = { value: start ?? (isReversed ? 0 : 1), lessItems: isReversed && start === null };
  return { first, step: isReversed ? -1 : 1 };
}

/** The number of an item whose turn in its list is `next`. */
export function itemNumber(of: Attribute, next: ItemNumber): ItemNumber {
  const own = numberIn(of('value'));
  return own === null ? next : { value: own, lessItems: false };
}

export function numberBehind({ value, lessItems }: ItemNumber, step: number): ItemNumber {
  return { value: value + step, lessItems };
}

/** What a number is in a list of so many items. */
export function finalNumber({ value, lessItems }: ItemNumber, items: number): number {
  return lessItems ? value + items : value;
}

/** Goes through the items of a list, whatever they are within, until it is told to end. */
function someItem(parent: Element, isEnd: (child: Element) => boolean): boolean {
  return childElements(parent).some(
    (child) => isEnd(child) || (!isListName(plainName(child)) && someItem(child, isEnd)),
  );
}

function itemsOf(list: Element): number {
  let items = 0;
  someItem(list, (child) => {
    if (plainName(child) === 'li') items += 1;
    return false;
  });
  return items;
}

/** Which number the item of an `ol` bears that begins at an element, contains it or comes behind. */
export function numberAt(list: Element, element: Element, around: ReadonlySet<Element>): number {
  const { first, step } = numbering((name) => list.getAttribute(name));
  let next = first;
  someItem(list, (child) => {
    const name = plainName(child);
    const isAround = around.has(child) && (name === 'li' || isListName(name));
    if (child === element || isAround) return true;
    if (name === 'li')
      next = numberBehind(
        itemNumber((own) => child.getAttribute(own), next),
        step,
      );
    return false;
  });
  return finalNumber(next, next.lessItems ? itemsOf(list) : 0);
}

/** Has a list that counts down to 1 say where it begins, since it is parted. */
export function tellStart(list: Element): void {
  const { first } = numbering((name) => list.getAttribute(name));
  if (first.lessItems) list.setAttribute('start', `${itemsOf(list)}`);
}
