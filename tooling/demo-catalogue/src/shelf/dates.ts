const hour = 3_600_000;
const day = 24 * hour;

/** Moments relative to the moment of filling: the newest chapter's day, and so on backwards. */
export function daysBefore(now: Date, days: number): Date {
  const whole = Math.floor(now.getTime() / hour) * hour;
  return new Date(whole - days * day - (days === 0 ? hour : 5 * hour));
}
