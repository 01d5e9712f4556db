import type { Genre } from '@hanji/contract/vocabulary.ts';
import type { ComicScript } from '@hanji/demo-catalogue/script.ts';
import type { NovelText } from '@hanji/demo-catalogue/works/parse-novel.ts';

/** Demo works whose covers stories show; the first one's pages too. */
export const artWorks = [
  'lighthouse-days',
  'grandma-carries-the-team',
  'eleven-minutes-late',
  'do-not-stop-the-parcel',
  'the-swordmaster-cannot-cook',
  'department-of-weather',
  'kites-over-the-east-gate',
  'lane-nine',
  'the-third-voice',
  'the-queens-taster',
  'the-night-train-bakery',
  'understudy-in-the-wings',
] as const;

/** How many pages of the first work are drawn. */
export const pagesShown = 6;

export function isArtWork(slug: string): boolean {
  return artWorks.some((work) => work === slug);
}

/**
 * What `art/works.json` tells of a work, in its six languages; `chapters` are titles, `color` is
 * the cover's dominant one.
 */
export type ArtWork = Pick<ComicScript, 'slug' | 'title' | 'synopsis' | 'authors'> & {
  readonly genre: Genre;
  readonly chapters: readonly ComicScript['title'][];
  readonly color: string;
};

/** A page of the first work: its address and its size. */
export type ArtPage = { readonly url: string; readonly width: number; readonly height: number };

/** What `art/novels.json` tells of a novel; its first chapter is the book `art/novel.<locale>.epub`. */
export type ArtNovel = Pick<NovelText, 'locale' | 'title' | 'synopsis' | 'authors' | 'genre'> & {
  readonly chapter: string;
  /** Bytes of the book. */
  readonly size: number;
};

/** What stories know of the drawn art, as `art/works.json` has it. */
export type Art = { readonly works: readonly ArtWork[]; readonly pages: readonly ArtPage[] };
