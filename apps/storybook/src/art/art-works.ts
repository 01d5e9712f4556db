import type { ComicScript } from '@hanji/demo-catalogue/script.ts';

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

/** What `art/works.json` tells of a work, in its six languages; `chapters` are titles. */
export type ArtWork = Pick<ComicScript, 'slug' | 'title' | 'synopsis' | 'authors' | 'genre'> & {
  readonly chapters: readonly ComicScript['title'][];
};
