import { dayIn } from '#times/day.ts';

const newForMs = 14 * 24 * 60 * 60 * 1000;

/** Whether something is new (reading-service, section 9 "New badge"): created within 14 days. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= newForMs;
}

/** Whether something was updated today (section 9 "up badge"), by the clock of the edition. */
export function isUpdatedToday(updatedAt: Date, now: Date, timeZone: string): boolean {
  return dayIn(timeZone, updatedAt) === dayIn(timeZone, now);
}
