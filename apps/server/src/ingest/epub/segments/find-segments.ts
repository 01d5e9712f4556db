import { Parser } from 'htmlparser2';
import { TooLargeError } from '../../import-error.ts';
import { ownText } from '../../xml/own-text.ts';
import { finalNumber } from '../split/list-numbers.ts';
import { collectCuts, type Cut } from './collect-cuts.ts';
import { createOutline, type Frame, type Spot } from './outline.ts';
import type { Segment } from './segment.ts';

/** What an element costs a tree beside what a character does. */
const costOfElement = 100;
/** A tree of so much takes 50 MB. One of twice as much is still read whole. */
const usual = 2_000_000;
/** Characters of its head, which each part has. */
const mostHeads = 64_000_000;

/** Whether a text is not to be a tree as a whole. */
export function isLong(text: string, most = usual): boolean {
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
};

function tooMuchHead(): TooLargeError {
  return new TooLargeError('a document has too much in its head');
}

/** Goes once through a text, without a tree. */
function scan(text: string, most: number): Scan {
  const outline = createOutline();
  const cuts = collectCuts(most);
  let [elements, head] = [0, ''];
  const offer = (spot: Spot | null): void => {
    if (spot !== null) cuts.offer(spot, outline.open, spot.at + elements * costOfElement);
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        offer(outline.begin(name, parser.startIndex));
        elements += 1;
      },
      onopentag: (_name, attributes) => outline.begun(parser.endIndex + 1, attributes),
      ontext(data) {
        if (data.trim() !== '') outline.words();
      },
      onclosetag() {
        const end = parser.endIndex + 1;
        const closed = outline.open.at(-1);
        if (closed?.name === 'head' && outline.open.length === 2) {
          head ||= text.slice(closed.start, end);
          if (elements * costOfElement > most) throw tooMuchHead();
        }
        offer(outline.end(end));
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  return { cuts: cuts.all(), head: ownText(head) };
}

function opening(text: string, frames: readonly Frame[]): string {
  return ownText(frames.map(({ start, end }) => text.slice(start, end)).join(''));
}

function lengthOf(frames: readonly Frame[]): number {
  return frames.reduce((sum, { start, end }) => sum + end - start, 0);
}

function numbersAt({ frames, numbers }: Cut): (number | null)[] {
  return frames.map(({ items }, index) => {
    const number = numbers[index] ?? null;
    return number === null ? null : finalNumber(number, items);
  });
}

/** Where lists that count down begin, from the body down. */
function countdownsAt({ frames }: Cut): (number | null)[] {
  const within = frames.slice(frames.findIndex(({ name }) => name === 'body') + 1);
  return within.map(({ first, items }) => (first.lessItems ? items : null));
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
 * Where to part a long document before a tree is made of it. Each segment begins at a block, together
 * with its headings; only where there is none in a long stretch, at a row of a table or behind the
 * end of a line. The text is one of `wellFormedText`.
 */
export function findSegments(text: string, most = usual): readonly Segment[] {
  const { cuts, head } = scan(text, most);
  if (head.length * cuts.length > mostHeads) throw tooMuchHead();
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
      numbers: cut === null ? [] : numbersAt(cut).slice(body + 1),
      countdowns: next === undefined ? [] : countdownsAt(next),
    };
  });
}
