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
  /** How much parting shows there: the least is best. */
  readonly strain: Strain;
};

/** Before a block; at a row or the end of a line; within a line; within a link or a cell. */
export type Strain = 0 | 1 | 2 | 3;

/**
 * Where within an element a document may be parted: before its blocks, its rows, in its lines;
 * `strained` where halves do not look as the whole does, which is done for want of anything else.
 */
type Inside = 'nowhere' | 'blocks' | 'rows' | 'lines' | 'strained';

/** An element that is open. */
export type Frame = {
  /** As it is written. */
  readonly tag: string;
  readonly name: string;
  readonly start: number;
  /** Where its own tag ends. */
  end: number;
  inside: Inside;
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

const rowGroups = new Set(['thead', 'tbody', 'tfoot']);

function insideOf(name: string, parent: Inside | undefined): Inside {
  if (name === 'body') return 'blocks';
  if (parent === 'rows')
    return rowGroups.has(name) ? 'rows' : name === 'tr' ? 'strained' : 'nowhere';
  if (parent === undefined || parent === 'nowhere') return 'nowhere';
  if (name === 'table') return parent === 'strained' ? 'strained' : 'rows';
  if (isWholeName(name)) return 'nowhere';
  if (isBlockName(name) || isPassedThroughName(name)) return parent;
  if (!isRunName(name)) return 'nowhere';
  // Whether an `a` is a link is known once its attributes are.
  return parent === 'strained' || name === 'a' ? 'strained' : 'lines';
}

/** How much it shows to part a document before an element; null where it is not done. */
function strainBefore(name: string, parent: Frame | undefined): Strain | null {
  if (parent === undefined || parent.inside === 'nowhere') return null;
  if (parent.inside === 'rows') return name === 'tr' ? 1 : null;
  const isLine = !isBlockName(name);
  // The line would begin with its end, or with nothing before it.
  if (isLine && (name === 'br' || parent.isEmpty)) return null;
  if (parent.inside === 'strained') return 3;
  return isLine ? 2 : 0;
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
      const next = list?.next ?? null;
      const own: Spot = { at: start, depth: open.length, next, strain: 0 };
      const strain = strainBefore(name, parent);
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
      if (strain === null) return null;
      return strain === 1 || strain === 2 ? { ...own, strain } : { ...before, strain };
    },
    /** The tag of what was begun last ends there, and has these attributes. */
    begun(end: number, attributes: Readonly<Record<string, string>>): void {
      const last = open.at(-1);
      if (last === undefined) return;
      last.end = end;
      const of = (name: string) => attributes[name];
      const isLink = last.name === 'a' && (of('href') ?? '') !== '';
      if (last.name === 'a' && !isLink && open.at(-2)?.inside !== 'strained') last.inside = 'lines';
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
      const inside = open.at(-1)?.inside ?? 'nowhere';
      if (closed?.name !== 'br' || inside === 'nowhere' || inside === 'rows') return null;
      const next = listWithin(open.at(-1))?.next ?? null;
      return { at, depth: open.length, next, strain: inside === 'strained' ? 3 : 1 };
    },
  };
}
