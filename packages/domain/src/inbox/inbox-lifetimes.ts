import { addDays } from '#times/calendar.ts';

/** So many days after it came, a message is not listed any more. */
const messageDays = 365;

/** For so long gifts and missions are kept for questions once their time is over. */
const endedDays = 90;

/** Messages that came then or before are over. */
export function messagesOverSince(now: Date): Date {
  return addDays(now, -messageDays);
}

/** Gifts and missions whose time was over then or before are nobody's to ask about any more. */
export function endedForgottenSince(now: Date): Date {
  return addDays(now, -endedDays);
}
