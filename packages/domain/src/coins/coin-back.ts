import { addDays } from '#times/calendar.ts';

/** How long coins that came back after a purchase can be spent, in days of 24 hours. */
const coinBackDays = 30;

export function coinBackEnd(boughtAt: Date): Date {
  return addDays(boughtAt, coinBackDays);
}
