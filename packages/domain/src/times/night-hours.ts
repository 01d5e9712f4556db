import { hourIn } from './day.ts';

/** From 21:00 on and until 08:00 it is night. */
const nightHours = { from: 21, until: 8 } as const;

/**
 * Whether a moment is in the night hours of a time zone, the edition's own
 * (reading-service, section 9 "Night notifications 21:00 to 08:00"): 21:00 is, 08:00 no longer.
 */
export function isNight(timeZone: string, moment: Date): boolean {
  const hour = hourIn(timeZone, moment);
  return hour >= nightHours.from || hour < nightHours.until;
}

export type PushFacts = {
  readonly allowsNightNotices: boolean;
  /** The edition's. */
  readonly timeZone: string;
};

/** Whether a push may be sent now: at night only to those who allowed night notices. */
export function mayPush({ allowsNightNotices, timeZone }: PushFacts, now: Date): boolean {
  return allowsNightNotices || !isNight(timeZone, now);
}
