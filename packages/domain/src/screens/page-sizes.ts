/** Titles per page of a catalogue: whole rows (reading-service, section 2 "Screens and routes"). */
export function catalogPageSize(wide: boolean): number {
  return wide ? 10 : 9;
}

/** Elements that a top banner has at most (reading-service, section 2 "Home"). */
export const topBannerMost = 10;

/** Titles that a ranking section shows at most (reading-service, section 2 "The ranking"). */
export const rankingMost = 10;

/** Titles that a search asks for at once (reading-service, section 9 "Search page size"). */
export const searchPageSize = 100;

/** Titles of a genre that are asked for at once; the specification names no number. */
export const genrePageSize = 30;

/** Titles of a library that are asked for at once (reading-service, sections 5 and 9). */
export const libraryPageSize = 20;
