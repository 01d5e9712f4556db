import { clockIn } from './day.ts';

/**
 * The moment at which the clocks of a time zone show `2026-11-26T18:00`, wherever this device is;
 * null where that is no clock, or one that the zone leaps over. Of an hour that comes twice it is
 * one of both.
 */
export function momentOfClock(timeZone: string, clock: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) return null;
  const asUtc = Date.parse(`${clock}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // By the zone's offset there, and once more where the first guess lies behind a change of it.
  let moment = asUtc;
  for (let tries = 0; tries < 2; tries += 1) {
    moment += asUtc - Date.parse(`${clockIn(timeZone, new Date(moment))}:00Z`);
    // A year of fewer than four digits, as a field has it while it is typed.
    if (Number.isNaN(moment)) return null;
  }
  return clockIn(timeZone, new Date(moment)) === clock ? new Date(moment) : null;
}
