import { findText, hitContext, type TextHit } from '@hanji/domain/reading/search/find-text.ts';
import type { DrawnBook } from '#novel/engine/drawn-book.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import type { Target } from '#novel/engine/place/targets.ts';
import { rangeIn, runningText } from '#novel/engine/place/running-text.ts';
import { mapText } from '#novel/engine/place/text-map.ts';

/** A place where the words stand, with what stands about it. */
export type BookHit = {
  readonly section: SpineSection;
  readonly hit: TextHit;
  readonly context: ReturnType<typeof hitContext>;
};

/** Letters of the text before a hit and behind it. */
const about = 32;

type Search = {
  readonly words: string;
  /** So many hits end it. */
  readonly most: number;
  /** Ends it with what was found. */
  readonly signal: AbortSignal;
};

/** So long it goes on at once, in milliseconds: what is pressed meanwhile waits no longer. */
const stretchMs = 24;

/** Finds words in the whole book, part after part; the page does what else it has to in between. */
export async function searchBook(
  { open }: DrawnBook,
  { words, most, signal }: Search,
): Promise<readonly BookHit[]> {
  const hits: BookHit[] = [];
  let since = performance.now();
  for (const section of open.sections) {
    if (signal.aborted || hits.length >= most) break;
    if (!section.linear) continue;
    if (performance.now() - since > stretchMs) {
      await new Promise((go) => setTimeout(go));
      since = performance.now();
    }
    const content = await documentOf(open, section);
    if (!content) continue;
    const { text } = runningText(mapText(content.body));
    for (const hit of findText(text, words, most - hits.length)) {
      hits.push({ section, hit, context: hitContext(text, hit, about) });
    }
  }
  return hits;
}

/** Where a hit stands, a little below the upper edge of what scrolls. */
export function targetOfHit({ section, hit }: BookHit): Target {
  return {
    section,
    lead: 0.25,
    find: ({ text }) => {
      const range = rangeIn(text, hit);
      range?.collapse(true);
      return range;
    },
  };
}

/** Marks the words of a hit in the text, or no words; where a browser has no marks, it has none. */
export function markHit(drawn: DrawnBook, found: BookHit | undefined): void {
  const screen = drawn.screen;
  const view = screen?.contents.document.defaultView as (Window & typeof globalThis) | null;
  if (!screen || !view || !('highlights' in view.CSS)) return;
  const part = found && screen.text.partOf(found.section.index);
  const range = part && rangeIn(part.text, found.hit);
  if (range) view.CSS.highlights.set('hanji-found', new view.Highlight(range));
  else view.CSS.highlights.delete('hanji-found');
}
