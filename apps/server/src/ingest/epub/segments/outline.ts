import { isBlockName, isRunName, isWholeName } from '../split/kinds.ts';

/** A place before or behind an element at which a document may be parted. */
export type Spot = {
  readonly at: number;
  /** How many elements are open there. */
  readonly depth: number;
  /** Which item of its list begins there, from 0; null where none does. */
  readonly item: number | null;
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
  readonly item: number | null;
  readonly before: Spot;
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
  if (isBlockName(name)) return parent;
  // A link is not parted, and whether an `a` is one is not looked at.
  return isRunName(name) && name !== 'a' ? 'lines' : 'nowhere';
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
      const isItem = name === 'li' && parent !== undefined;
      const item = isItem && parent.name === 'ol' ? parent.items : null;
      const own = { at: start, depth: open.length, item, shows: false };
      const isHeading = /^h[1-6]$/.test(name);
      if (isHeading && parent?.stacked === mostHeadings) parent.headings = null;
      const before = spotBefore(own);
      if (parent !== undefined) {
        parent.stacked = isHeading && parent.headings !== null ? parent.stacked + 1 : 1;
        parent.headings = isHeading ? before : null;
        parent.isEmpty = false;
        if (isItem) parent.items += 1;
      }
      const inside = insideOf(name, parent?.inside);
      const state = { items: 0, isEmpty: true, headings: null, stacked: 0 };
      open.push({ tag, name, start, end: start, inside, item, before, ...state });
      if (parent?.inside === 'rows' && name === 'tr') return { ...own, shows: true };
      return parent?.inside === 'blocks' && isBlockName(name) ? before : null;
    },
    /** The tag of what was begun last ends there. */
    begun(end: number): void {
      const last = open.at(-1);
      if (last !== undefined) last.end = end;
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
      return { at, depth: open.length, item: null, shows: true };
    },
  };
}
