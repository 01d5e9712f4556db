import type { WorkKind } from '#titles/work-kind.ts';

/** How the pages of a book are laid out, as it declares. */
export type BookLayout = 'reflowable' | 'fixed' | 'roll';

/** What a document of a book holds, in reading order; without its cover and contents table. */
export type BookPageFacts = {
  /** Pictures to look at: not small ones within a text, and each only where it first stands. */
  readonly pictures: number;
  /** Characters of text, which a comic would not show. */
  readonly characters: number;
};

export type BookFacts = {
  readonly layout: BookLayout;
  readonly pages: readonly BookPageFacts[];
};

export type BookKind = {
  readonly kind: WorkKind;
  /** Of all its pages: what a comic would lose. */
  readonly characters: number;
};

/** A page number or a running title beside a picture, in characters for each picture. */
const besideEach = 8;

/** A comic's colophon and afterword, in characters; whatever is longer is there to be read. */
const longestColophon = 10_000;

/**
 * What a comic may have of text: how many pictures that stand alone there are at least for each page
 * of words, and the most characters for each, between them (title pages) and around (a colophon).
 */
const allowed = {
  reflowable: { alone: 4, between: 8, around: 100 },
  fixed: { alone: 1, between: 20, around: 200 },
  roll: { alone: 0, between: 100, around: 200 },
} as const satisfies Readonly<
  Record<BookLayout, { alone: number; between: number; around: number }>
>;

function isPicturePage({ pictures, characters }: BookPageFacts): boolean {
  return pictures > 0 && characters <= pictures * besideEach;
}

function sum(pages: readonly BookPageFacts[], of: keyof BookPageFacts): number {
  return pages.reduce((total, page) => total + page[of], 0);
}

function losesLittle({ layout, pages }: BookFacts): boolean {
  const { alone, between, around } = allowed[layout];
  const isDrawn = (page: BookPageFacts): boolean =>
    layout === 'roll' ? page.pictures > 0 : isPicturePage(page);
  const drawn = pages.filter(isDrawn);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return false;
  const middle = pages.slice(pages.indexOf(first), pages.lastIndexOf(last) + 1);
  const pictures = sum(drawn, 'pictures');
  const inMiddle = sum(middle, 'characters');
  const outside = sum(pages, 'characters') - inMiddle;
  const words = pages.filter((page) => page.characters > 0 && !isDrawn(page)).length;
  return (
    pictures >= words * alone &&
    inMiddle <= pictures * between &&
    outside <= Math.min(pictures * around, longestColophon)
  );
}

/**
 * Whether a book of pictures and text is read as a comic, which shows its pictures alone, or as a
 * novel, which shows all of it. It is a comic only where hardly any text would be lost; a declared
 * layout makes that likelier and never decides alone. The specification is silent.
 */
export function comicOrNovel(facts: BookFacts): BookKind {
  const characters = sum(facts.pages, 'characters');
  return { kind: losesLittle(facts) ? 'comic' : 'novel', characters };
}
