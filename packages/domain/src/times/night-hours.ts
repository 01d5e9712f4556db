import { hourIn } from './day.ts';

/** From 21:00 on and until 08:00 it is night. */
const nightHours = { from: 21, until: 8 } as const;

/**
 * Whether a moment is in the night hours of a time zone (reading-service, section 9 "Night notifications 21:00 to 08:00"): 21:00 is, 08:00 no longer.
 */
export function isNight(timeZone: string, moment: Date): boolean {
  const hour = hourIn(timeZone, moment);
  return hour >= nightHours.from || hour < nightHours.until;
}

export type PushFacts = {
  readonly allowsNightNotices: boolean;
  /** Where the member is. */
  readonly timeZone: string;
};

/** By then a night is over, and the next has not begun, also where clocks go back by two hours. */
const beyondNightMs = 13 * 3_600_000;

/** Whether a push may be sent now: at night only to those who allowed night notices. */
export function mayPush({ allowsNightNotices, timeZone }: PushFacts, now: Date): boolean {
  return allowsNightNotices || !isNight(timeZone, now);
}

/** When a push may be sent at the earliest: at once, or with the first moment of the day. */
export function pushAt(facts: PushFacts, now: Date): Date {
  if (mayPush(facts, now)) return now;
  let night = now.getTime();
  let day = night + beyondNightMs;
  while (day - night > 1) {
    const middle = Math.floor((night + day) / 2);
    if (isNight(facts.timeZone, new Date(middle))) night = middle;
    else day = middle;
  }
  return new Date(day);
}
