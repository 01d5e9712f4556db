/** What was measured of a book by pages: so many of them for so many characters. */
export type MeasuredPages = { readonly pages: number; readonly characters: number };

/** Where nothing with text was measured yet. */
const usual: MeasuredPages = { pages: 1, characters: 500 };

/**
 * How many pages each document of a book takes, about, by its characters and by what was measured.
 * One that begins anew leaves half a page empty at its end, and none is less than one.
 *
 * @param goesOn - Whether each document goes on in the middle of a page of the one before it.
 */
export function estimatedPages(
  characters: readonly number[],
  goesOn: readonly boolean[],
  measured: MeasuredPages,
): readonly number[] {
  const known = measured.characters > 0 ? measured : usual;
  return characters.map((count, index) => {
    const pages = (count * known.pages) / known.characters;
    return goesOn[index] ? pages : Math.max(1, pages + 0.5);
  });
}

/** All of them, as a whole number: what takes any room takes a page. */
export function wholePages(pages: readonly number[]): number {
  const all = pages.reduce((sum, own) => sum + own, 0);
  return all > 0 ? Math.max(1, Math.round(all)) : 0;
}
