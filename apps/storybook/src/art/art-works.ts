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
