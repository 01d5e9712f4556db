import { isRunName } from '#ingest/epub/split/kinds.ts';
import { namespaces } from '#ingest/xml/namespaces.ts';
import type { Attributes, Prefixes } from './html-names.ts';
import type { XmlWriter } from './xml-writer.ts';

/** An element as it is written. */
export type Frame = {
  readonly local: string;
  /** That of the elements in it. */
  readonly namespace: string;
  /** That of the text without prefixes within it, as far as it is written. */
  readonly written: string;
  readonly attributes: Attributes;
  readonly prefixes: Prefixes;
  /** Where it goes; null for `html`, of which what is in it goes to the head or the body. */
  readonly into: XmlWriter | null;
  /** Empty where it is written once, around all. */
  readonly tag: string;
};

/** An element that the parser has open; it may be closed by now, and written anew behind that. */
export type Entry = { frame: Frame };

/** Elements of HTML within each other. Those that are further in are beside each other, as in browsers. */
const deepest = 240;
/** As many of one kind go on behind a paragraph in which they were not closed (HTML, 13.2.4.3). */
const mostEqual = 3;

/** Elements that go on in what comes next where a paragraph ends within them. */
const goingOn = new Set('a b big code em font i s small strike strong tt u'.split(' '));

function isHtml({ frame }: Entry, tag?: string): boolean {
  return frame.namespace === namespaces.html && (tag === undefined || frame.tag === tag);
}

/** The last ones of each kind, in their order. */
function lastOfEach(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  const isOneOfLast = ({ frame }: Entry): boolean => {
    const key = JSON.stringify([frame.tag, withoutNames(frame.attributes)]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= mostEqual;
  };
  return entries.toReversed().filter(isOneOfLast).toReversed();
}

/** What is written a second time is not the place to which links lead. */
function withoutNames(attributes: Attributes): Attributes {
  return attributes.filter(([name]) => name !== 'id' && name !== 'name');
}

/** Keeps what is open where elements are not closed, or not in their order, as browsers take it. */
export function createOpenElements(
  begin: (tag: string, attributes: Attributes, parent: Frame | undefined) => Frame,
) {
  const open: Entry[] = [];
  let waiting: Entry[] = [];
  const close = (from: number): Entry[] => {
    const closed = open.splice(from);
    for (const { frame } of closed.toReversed()) {
      if (frame.tag !== '') frame.into?.close(frame.tag);
    }
    return closed;
  };
  const wait = (closed: readonly Entry[]): void => {
    waiting.push(...closed.filter((entry) => isHtml(entry) && goingOn.has(entry.frame.tag)));
  };
  return {
    open: open as readonly Entry[],
    /** Ends a paragraph in which nothing but lines goes on: no other block is in one. */
    endParagraph(): void {
      for (let at = open.length - 1; at >= 0; at -= 1) {
        const entry = open[at];
        if (entry === undefined || !isHtml(entry)) return;
        if (entry.frame.tag === 'p') {
          wait(close(at));
          return;
        }
        if (!isRunName(entry.frame.tag)) return;
      }
    },
    /** Begins again what was not closed before a paragraph's end. A link ends with the next one. */
    goOn(before = ''): void {
      if (waiting.length === 0) return;
      const again = lastOfEach(waiting).filter(({ frame }) => before !== 'a' || frame.tag !== 'a');
      waiting = [];
      for (const entry of again.slice(0, Math.max(0, deepest - open.length))) {
        const { tag, attributes } = entry.frame;
        entry.frame = begin(tag, withoutNames(attributes), open.at(-1)?.frame);
        open.push(entry);
      }
    },
    /** Ends what is open where one more within it would be too deep. */
    makeRoom(): void {
      const last = open.at(-1);
      if (last !== undefined && open.length >= deepest && isHtml(last)) close(open.length - 1);
    },
    push: (entry: Entry): void => void open.push(entry),
    end(entry: Entry): void {
      waiting = waiting.filter((other) => other !== entry);
      const at = open.lastIndexOf(entry);
      if (at >= 0) wait(close(at).slice(1));
    },
  };
}
