import { Parser } from 'htmlparser2';
import { TooLargeError } from '../../import-error.ts';
import { ownText } from '../../xml/own-text.ts';
import { collectCuts, type Cut } from './collect-cuts.ts';
import { createOutline, type Frame, type Spot } from './outline.ts';
import type { Segment } from './segment.ts';

/** What an element costs a tree beside what a character does. */
const costOfElement = 100;
/** A tree of so much takes 50 MB. One of twice as much is still read whole. */
const usual = 2_000_000;
/** Elements within each other: four times what is read. Each further one costs the time of all. */
const deepest = 1024;

function isLong(text: string, most: number): boolean {
  let cost = text.length;
  // Of two tags to an element.
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    cost += costOfElement / 2;
    if (cost > 2 * most) return true;
  }
  return cost > 2 * most;
}

type Scan = {
  readonly cuts: readonly Cut[];
  /** The element of what is beside the page; empty where there is none. */
  readonly head: string;
  readonly balanced: boolean;
  /** Not gone through further. */
  readonly tooDeep: boolean;
};

/** Goes once through a text, without a tree. `xmlMode` as its tree will be made. */
function scan(text: string, most: number, xmlMode: boolean): Scan {
  const outline = createOutline();
  const cuts = collectCuts(most);
  let [elements, head, balanced, tooDeep] = [0, '', true, false];
  const offer = (spot: Spot | null): void => {
    if (spot !== null) cuts.offer(spot, outline.open, spot.at + elements * costOfElement);
  };
  // Directly behind an instruction it gives the end of that one as where a tag starts.
  const tagStart = (): number => Math.max(parser.startIndex, text.indexOf('<', parser.startIndex));
  const parser = new Parser(
    {
      onopentagname(name) {
        offer(outline.begin(name, tagStart()));
        elements += 1;
        if (outline.open.length <= deepest) return;
        tooDeep = true;
        parser.pause();
      },
      onopentag: () => outline.begun(parser.endIndex + 1),
      ontext(data) {
        if (data.trim() !== '') outline.words();
      },
      onclosetag(_name, isImplied) {
        const end = parser.endIndex + 1;
        const closed = outline.open.at(-1);
        // Implied is also the end of what closes itself.
        if (isImplied && closed?.end !== end) balanced = false;
        const behind = isImplied ? tagStart() : end;
        if (closed?.name === 'head') head ||= text.slice(closed.start, behind);
        offer(outline.end(end));
      },
    },
    { xmlMode, recognizeSelfClosing: true, recognizeCDATA: true, decodeEntities: false },
  );
  parser.end(text);
  // A head that is long is not read again with each segment.
  const repeated = head.length > most / 4 ? '' : ownText(head);
  return { cuts: cuts.all(), head: repeated, balanced: balanced && !tooDeep, tooDeep };
}

function opening(text: string, frames: readonly Frame[]): string {
  return ownText(frames.map(({ start, end }) => text.slice(start, end)).join(''));
}

function lengthOf(frames: readonly Frame[]): number {
  return frames.reduce((sum, { start, end }) => sum + end - start, 0);
}

function closing(frames: readonly Frame[]): string {
  return ownText(
    frames
      .map(({ tag }) => `</${tag}>`)
      .toReversed()
      .join(''),
  );
}

/**
 * Where to part a long document before a tree is made of it: none is for what is not long. Each
 * segment begins at a block, together with its headings; only where there is none in a long stretch,
 * at a row of a table or behind the end of a line.
 */
export function findSegments(text: string, most = usual): readonly Segment[] {
  if (!isLong(text, most)) return [];
  const strict = scan(text, most, true);
  const { cuts, head, tooDeep } = strict.balanced ? strict : scan(text, most, false);
  if (tooDeep) throw new TooLargeError('a document is nested too deeply');
  if (cuts.some(({ frames }) => lengthOf(frames) > most / 4)) {
    throw new TooLargeError('a document has tags that are too long');
  }
  if (cuts.length === 0) return [];
  return [null, ...cuts].map((cut, index) => {
    const next = cuts[index];
    const frames = cut?.frames ?? [];
    const body = frames.findIndex(({ name }) => name === 'body');
    return {
      from: cut?.at ?? 0,
      to: next?.at ?? text.length,
      start:
        opening(text, frames.slice(0, body)) + head + opening(text, frames.slice(body, body + 1)),
      opening: opening(text, frames.slice(body + 1)),
      closing: next === undefined ? '' : closing(next.frames),
      itemsBefore: cut?.itemsBefore.slice(body + 1) ?? [],
    };
  });
}
