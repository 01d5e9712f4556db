import { day } from '#times/labels.ts';

/** How long coins that came back after a purchase can be spent, in days of 24 hours. */
const coinBackDays = 30;

export function coinBackEnd(boughtAt: Date): Date {
  return new Date(boughtAt.getTime() + coinBackDays * day * 1000);
}
