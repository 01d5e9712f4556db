/** Titles that a search asks for at once (reading-service, section 9 "Search page size"). */
export const searchPageSize = 100;

/** Titles of a genre that are asked for at once; the specification names no number. */
export const genrePageSize = 30;
