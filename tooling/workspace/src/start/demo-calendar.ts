const day = 86_400_000;
const tokyo = 9 * 3_600_000;

/** Midnight in Tokyo, so many days from the day of `now`. */
function midnight(now: Date, days: number): number {
  return Math.floor((now.getTime() + tokyo) / day) * day - tokyo + days * day;
}

/**
 * The shutdown calendar moved so that its request window is open, as settings: it began 15 days
 * ago, the service ends in 15 days and requests are taken for 15 more, to the minute as specified
 * (challenge-and-shutdown, section 1).
 */
export function demoCalendar(now: Date): Record<string, string> {
  const at = (time: number): string => new Date(time).toISOString();
  return {
    HANJI_SHUTDOWN_REQUEST_FROM: at(midnight(now, -15)),
    HANJI_SHUTDOWN_END_OF_SERVICE: at(midnight(now, 16) - 60_000),
    HANJI_SHUTDOWN_REQUEST_UNTIL: at(midnight(now, 31) - 60_000),
  };
}
