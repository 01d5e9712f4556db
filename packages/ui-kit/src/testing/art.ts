/** Works whose drawn covers the catalogue serves, with their dominant colours. */
const works = {
  'lighthouse-days': '#6a5c78',
  'grandma-carries-the-team': '#3a2c66',
  'do-not-stop-the-parcel': '#2c3468',
  'the-swordmaster-cannot-cook': '#7a4a3a',
  'department-of-weather': '#5a86a0',
  'lane-nine': '#4a3c70',
} as const;
export type ArtWork = keyof typeof works;

/** A cover of 3:4 as the design catalogue serves it; the title is drawn in the language. */
export function coverArt(work: ArtWork, locale = 'en-US'): { src: string; color: string } {
  return { src: `/art/${work}.${locale}.webp`, color: works[work] };
}

/** A key visual of 16:9, without words. */
export function wideArt(work: ArtWork): string {
  return `/art/${work}.wide.webp`;
}
