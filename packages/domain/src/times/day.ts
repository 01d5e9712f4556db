/** Making a formatter is slow, using it is not; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone);
  if (found === undefined) {
    // Swedish writes a moment as `2026-11-20 21:05`.
    found = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, found);
  }
  return found;
}

/** The day that a moment falls on in a time zone, as `2026-11-20`. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatter(timeZone).format(moment).slice(0, 10);
}

/** The hour that has begun in a time zone at a moment, 0 to 23. */
export function hourIn(timeZone: string, moment: Date): number {
  return Number(formatter(timeZone).format(moment).slice(11, 13));
}

/** What the clocks of a time zone show at a moment, to the minute: `2026-11-20T21:05`. */
export function clockIn(timeZone: string, moment: Date): string {
  return formatter(timeZone).format(moment).replace(' ', 'T');
}

/** The weekday of a moment in a time zone; 0 is Sunday. */
export function weekdayIn(timeZone: string, moment: Date): number {
  return new Date(`${dayIn(timeZone, moment)}T00:00:00Z`).getUTCDay();
}

const twoDays = 48 * 3_600_000;

/**
 * The first millisecond of a moment's day in a time zone: midnight, or when the clocks there begin
 * that day. What resets daily at 00:00 counts from it (reading-service, section 9).
 */
export function dayStart(timeZone: string, moment: Date): Date {
  const today = dayIn(timeZone, moment);
  // No day has 48 hours. Halving finds its begin at any offset, also where midnight is left out.
  let before = moment.getTime() - twoDays;
  let within = moment.getTime();
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayIn(timeZone, new Date(middle)) === today) within = middle;
    else before = middle;
  }
  return new Date(within);
}
