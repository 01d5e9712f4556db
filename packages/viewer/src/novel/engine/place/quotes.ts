import { longestQuote } from '@hanji/domain/reading/position/reading-position.ts';
import { bookPercent, placeAtPercent } from '@hanji/domain/reading/novel/book-percent.ts';
import { findText } from '@hanji/domain/reading/search/find-text.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import { rangeIn, runningText } from '#novel/engine/place/running-text.ts';
import type { Target } from '#novel/engine/place/targets.ts';
import { mapText, type TextMap } from '#novel/engine/place/text-map.ts';

/** A place in a text that may be an earlier one of the book. */
type Quoted = { readonly quote: string; readonly percent: number };

/** Fewer letters stand in many places; the words of the next line belong to them. */
const enough = 20;

/** As many are looked for again: what is edited behind them moves nobody. */
const searched = 80;

/** Texts that are looked at for a quote on either side: an emphasised word is one of its own. */
const mostNodes = 12;

/** After it a sentence begins. */
const stop = /[.!?…]+[\p{Pe}\p{Pf}"']*\s+|[。！？]+[\p{Pe}\p{Pf}]*\s*|\n+/gu;

/** Documents on either side of the one in which the percent lies. */
const nearby = 4;

/** Places in one document that begin with the same words; of more, nobody knows which was meant. */
const mostAlike = 50;

/** How far in a text stands before a place the sentence in which it lies begins. */
function beginOf(text: string, place: number): number {
  const before = text.slice(0, place);
  const last = [...before.matchAll(stop)].at(-1);
  return last ? last.index + last[0].length : before.length - before.trimStart().length;
}

/** The sentence of a place, with the next ones where it is short; empty without text. */
export function quoteAt({ nodes }: TextMap, place: Range | undefined): string {
  const first = nodes.findIndex((node) => node === place?.startContainer);
  if (first === -1 || !place) return '';
  const from = Math.max(0, first - mostNodes);
  const around = runningText({ nodes: nodes.slice(from, first + mostNodes), before: [] });
  const at = (around.starts[first - from] ?? 0) + place.startOffset;
  // Of a paragraph without end no more than can be kept.
  const text = around.text.slice(Math.max(0, at - longestQuote));
  let quote = '';
  for (const line of text.slice(beginOf(text, Math.min(at, longestQuote))).split('\n')) {
    quote = `${quote} ${line}`.replaceAll(/\s+/gu, ' ').trim();
    if (quote.length >= enough) break;
  }
  // Never half a character.
  return quote
    .slice(0, longestQuote)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}

/** Sections in the order of how near they are to the one with that index. */
function nearest({ sections }: OpenBook, to: number): readonly SpineSection[] {
  return sections
    .filter(({ linear, index }) => linear && Math.abs(index - to) <= nearby)
    .toSorted((one, other) => Math.abs(one.index - to) - Math.abs(other.index - to));
}

/** Where the words of a place stand now, as near to its percent as they do; undefined where nowhere. */
export async function targetOfQuote(
  open: OpenBook,
  { quote, percent }: Quoted,
): Promise<Target | undefined> {
  const around = placeAtPercent(open.weights, percent).section;
  for (const section of nearest(open, around)) {
    const content = await documentOf(open, section);
    if (!content) continue;
    const { text } = runningText(mapText(content.body));
    const distance = (start: number): number => {
      const place = { section: section.index, share: start / text.length };
      return Math.abs(bookPercent(open.weights, place) - percent);
    };
    const [hit] = findText(text, quote.slice(0, searched).trim(), mostAlike).toSorted(
      (one, other) => distance(one.start) - distance(other.start),
    );
    if (!hit) continue;
    return {
      section,
      find: (part) => {
        // The words of the beginning mean the beginning, with what stands above them.
        const range = hit.start > 0 ? rangeIn(part.text, hit) : undefined;
        range?.collapse(true);
        return range;
      },
    };
  }
  return undefined;
}
