import {
  estimatedPages,
  type MeasuredPages,
  wholePages,
} from '@hanji/domain/reading/novel/estimated-pages.ts';
import { placeAtPercent } from '@hanji/domain/reading/novel/book-percent.ts';
import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import type { DrawnText, End } from '#novel/engine/join/drawn-text.ts';
import type { Joins } from '#novel/engine/join/joins.ts';
import { type Target, targetOfPercent } from '#novel/engine/place/targets.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** A page of a book, from 0, and how many there are. */
export type BookPages = { readonly page: number; readonly pages: number };

const nothing: MeasuredPages = { pages: 0, characters: 0 };

/** The page on screen among those drawn, from 0, and how many are drawn. */
function drawnPages({ before, after, page }: BookScreen) {
  return { index: Math.round(before / page), count: Math.round((before + page + after) / page) };
}

/**
 * Counts the pages of a book of which a part is drawn: exactly where that is all of it, else by the
 * characters of the others. What comes next has the next number, however well that was estimated.
 */
export class PageCounter {
  readonly #open: OpenBook;
  readonly #joins: Joins;
  #measured = nothing;
  #text: DrawnText | undefined;
  #count = 0;
  #all = 1;
  /** Pages before the first that is drawn; undefined until they were counted. */
  #before: number | undefined;
  /** Where a reader wants to be whose page is not drawn yet. */
  #asked: number | undefined;

  constructor(open: OpenBook, joins: Joins) {
    this.#open = open;
    this.#joins = joins;
  }

  /** The text is laid out anew. */
  forget(): void {
    this.#before = undefined;
    this.#measured = nothing;
  }

  /** Other text is drawn about the page on screen, which stays the same. */
  keep(before: BookScreen, now: BookScreen): void {
    if (this.#before !== undefined)
      this.#before += drawnPages(before).index - drawnPages(now).index;
  }

  /** The page on screen; undefined where the text scrolls. */
  count(screen: BookScreen): BookPages | undefined {
    if (!screen.isPaginated) return undefined;
    const { text } = screen;
    const { index, count } = drawnPages(screen);
    this.#measure(text, count);
    const blanks = text.blank ? 1 : 0;
    const estimated = wholePages(this.#estimates(text, 'before'));
    const known = text === this.#text ? this.#before : this.#arrived(text, index, count);
    // A beginning that is drawn is one.
    const before = estimated === 0 ? 0 : Math.max(1 - blanks, known ?? estimated - blanks);
    this.#text = text;
    this.#count = count;
    this.#before = before;
    const after = wholePages(this.#estimates(text, 'after'));
    this.#all = before + count + after;
    return { page: before + index, pages: this.#all };
  }

  /** Where to go for a page, from 0. */
  target(screen: BookScreen | undefined, page: number): Target {
    if (!screen) return targetOfPercent(this.#open, (page / this.#all) * 100);
    const { text } = screen;
    const before = this.#before ?? 0;
    const beyond = page - before - this.#count;
    if (page >= before && beyond < 0) {
      return { section: text.parts[0].section, find: () => undefined, page: page - before };
    }
    this.#asked = page;
    const pages = this.#estimates(text, beyond < 0 ? 'before' : 'after');
    const share = beyond < 0 ? page / before : beyond / wholePages(pages);
    const place = placeAtPercent(pages, share * 100);
    return {
      section: this.#open.sections[place.section],
      byPage: true,
      find: (part) => (place.share > 0 ? rangeAt(part.text, place.share) : undefined),
    };
  }

  /** Pages before another text: it follows what was drawn before, stands before it, or was asked for. */
  #arrived(text: DrawnText, index: number, count: number): number | undefined {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked !== undefined) return asked - index;
    const last = this.#text;
    if (!last || this.#before === undefined) return undefined;
    if (this.#joins.beyond(last, 'after') === text.parts[0].section)
      return this.#before + this.#count;
    const leads = this.#joins.beyond(text, 'after') === last.parts[0].section;
    return leads ? this.#before - count : undefined;
  }

  /** The most text that was laid out at once is the best measure. */
  #measure({ parts, blank }: DrawnText, count: number): void {
    const { weights, goesOn } = this.#open;
    const sections = parts.map(({ section }) => section.index);
    const characters = sections.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
    if (count < 2 || characters <= this.#measured.characters) return;
    const begun = sections.filter((index) => !goesOn[index]).length;
    this.#measured = { pages: count - (blank ? 1 : 0) - begun / 2, characters };
  }

  /** Pages of each document before what is drawn, or after it; 0 for all others. */
  #estimates(text: DrawnText, end: End): readonly number[] {
    const { sections, weights, goesOn } = this.#open;
    const from = text.outermost(end).section.index;
    const pages = estimatedPages(weights, goesOn, this.#measured);
    return sections.map(({ index, linear }) => {
      const isThere = end === 'before' ? index < from : index > from;
      return linear && isThere ? (pages[index] ?? 0) : 0;
    });
  }
}
