import { isBlockName, isPassedThroughName, isRunName, isWholeName } from '../split/kinds.ts';
import {
  isListName,
  itemNumber,
  numberBehind,
  numbering,
  type ItemNumber,
} from '../split/list-numbers.ts';

/** A place before or behind an element at which a document may be parted. */
export type Spot = {
  readonly at: number;
  /** How many elements are open there. */
  readonly depth: number;
  /** The number of the next item of the innermost list that is open there. */
  readonly next: ItemNumber | null;
  /** Parting shows there: only for want of a better place. */
  readonly shows: boolean;
};

/** Where within an element a document may be parted: before its blocks, its rows, behind its lines. */
type Inside = 'nowhere' | 'blocks' | 'rows' | 'lines';

/** An element that is open. */
export type Frame = {
  /** As it is written. */
  readonly tag: string;
  readonly name: string;
  readonly start: number;
  /** Where its own tag ends. */
  end: number;
  readonly inside: Inside;
  readonly before: Spot;
  /** The list in which it is. */
  readonly list: Frame | null;
  /** Of an item: the number that it bears, unless it has one of its own. */
  readonly number: ItemNumber | null;
  /** Of a list: the numbers of its items, and how many there are. */
  first: ItemNumber;
  next: ItemNumber;
  step: number;
  items: number;
  isEmpty: boolean;
  /** Where the headings begin that stand before what comes next. */
  headings: Spot | null;
  /** How many those are. */
  stacked: number;
};

/** Headings that stand directly above each other. */
const mostHeadings = 3;

const rowGroups = new Set(['thead', 'tbody', 'tfoot', 'tr']);

function insideOf(name: string, parent: Inside | undefined): Inside {
  if (name === 'body') return 'blocks';
  if (parent === 'rows') return rowGroups.has(name) && name !== 'tr' ? 'rows' : 'nowhere';
  if (parent === undefined || parent === 'nowhere') return 'nowhere';
  if (name === 'table') return parent === 'blocks' ? 'rows' : 'nowhere';
  if (isWholeName(name)) return 'nowhere';
  if (isBlockName(name) || isPassedThroughName(name)) return parent;
  // A link is not parted, and whether an `a` is one is not looked at.
  return isRunName(name) && name !== 'a' ? 'lines' : 'nowhere';
}

const uncounted: ItemNumber = { value: 1, lessItems: false };

/** The innermost list that is open where an element is the last that is. */
export function listWithin(frame: Frame | undefined): Frame | null {
  if (frame === undefined) return null;
  return isListName(frame.name) ? frame : frame.list;
}

/** Keeps what is open while a text is gone through. */
export function createOutline() {
  const open: Frame[] = [];
  /** Before an element, its headings, and what it is the first thing in. */
  const spotBefore = (own: Spot): Spot => {
    const parent = open.at(-1);
    if (parent === undefined || parent.name === 'body') return parent?.headings ?? own;
    return parent.isEmpty ? parent.before : (parent.headings ?? own);
  };
  return {
    open: open as readonly Frame[],
    /** Gives where to part before an element, null for nowhere. */
    begin(tag: string, start: number): Spot | null {
      const name = (tag.split(':').at(-1) ?? tag).toLowerCase();
      const parent = open.at(-1);
      const list = listWithin(parent);
      const own = { at: start, depth: open.length, next: list?.next ?? null, shows: false };
      const isHeading = /^h[1-6]$/.test(name);
      if (isHeading && parent?.stacked === mostHeadings) parent.headings = null;
      const before = spotBefore(own);
      if (parent !== undefined) {
        parent.stacked = isHeading && parent.headings !== null ? parent.stacked + 1 : 1;
        parent.headings = isHeading ? before : null;
        parent.isEmpty = false;
      }
      const isItem = name === 'li' && list !== null;
      if (isItem) list.items += 1;
      const inside = insideOf(name, parent?.inside);
      const number = isItem ? list.next : null;
      const numbers = { number, first: uncounted, next: uncounted, step: 1, items: 0 };
      const state = { ...numbers, isEmpty: true, headings: null, stacked: 0 };
      open.push({ tag, name, start, end: start, inside, before, list, ...state });
      if (parent?.inside === 'rows' && name === 'tr') return { ...own, shows: true };
      return parent?.inside === 'blocks' && isBlockName(name) ? before : null;
    },
    /** The tag of what was begun last ends there, and has these attributes. */
    begun(end: number, attributes: Readonly<Record<string, string>>): void {
      const last = open.at(-1);
      if (last === undefined) return;
      last.end = end;
      const of = (name: string) => attributes[name];
      if (last.name === 'ol') {
        Object.assign(last, numbering(of));
        last.next = last.first;
      } else if (last.number !== null && last.list !== null) {
        last.list.next = numberBehind(itemNumber(of, last.number), last.list.step);
      }
    },
    words(): void {
      const last = open.at(-1);
      if (last === undefined) return;
      last.isEmpty = false;
      last.headings = null;
    },
    /** Closes what was begun last, and gives where to part behind it, null for nowhere. */
    end(at: number): Spot | null {
      const closed = open.pop();
      const inside = open.at(-1)?.inside;
      if (closed?.name !== 'br' || (inside !== 'blocks' && inside !== 'lines')) return null;
      const next = listWithin(open.at(-1))?.next ?? null;
      return { at, depth: open.length, next, shows: true };
    },
  };
}
