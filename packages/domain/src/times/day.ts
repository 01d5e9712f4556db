/** Making a formatter is slow, using it is not; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The day that a moment falls on in a time zone, as `2026-11-20`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatter(timeZone).formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The weekday of a moment in a time zone; 0 is Sunday. */
export function weekdayIn(timeZone: string, moment: Date): number {
  return new Date(`${dayIn(timeZone, moment)}T00:00:00Z`).getUTCDay();
}

/** When the day of a moment began in a time zone. */
export function dayStart(timeZone: string, moment: Date): Date {
  const today = dayIn(timeZone, moment);
  // Midnight there is within 14 hours of midnight in UTC; zones move by whole quarters of an hour.
  const quarter = 15 * 60 * 1000;
  const latest = Math.floor(moment.getTime() / quarter) * quarter;
  let start = latest;
  while (dayIn(timeZone, new Date(start - quarter)) === today) start -= quarter;
  return new Date(start);
}
