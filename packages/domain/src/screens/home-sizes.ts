/** Elements that a top banner has at most (reading-service, section 2 "Home"). */
export const topBannerMost = 10;

/** Titles that a ranking section shows at most (reading-service, section 2 "The ranking"). */
export const rankingMost = 10;
