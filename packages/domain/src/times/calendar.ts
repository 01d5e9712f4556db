const dayMs = 24 * 60 * 60 * 1000;

/** The moment so many days of 24 hours later, or earlier for a negative number. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/**
 * The same time of day a whole number of calendar months later, or earlier for a negative one, in
 * UTC. A day that the month lacks is its last one: 31 August and six months are 28 or 29 February.
 * An invalid date gives an invalid date.
 */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  // The day ran over into the month after; day 0 of that is the last of the month meant.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The same day and time a whole number of years later, in UTC; 29 February falls back to the 28th. */
export function addYears(date: Date, years: number): Date {
  return addMonths(date, 12 * years);
}
