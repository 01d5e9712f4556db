const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Nobody is asked about an order while its reader may still be about to pay. */
export const firstAskMs = minuteMs;

/** A reader who has not paid within this time has left. */
export const openForMs = 30 * minuteMs;

/** How long until the provider is asked once more: a minute, two, four and so on, an hour at most. */
export function askAgainMs(asked: number): number {
  return Math.min(60, 2 ** Math.min(asked, 6)) * minuteMs;
}

/** A payer may have the money back long after the coins came: it is looked for first after a day. */
export const firstLookMs = dayMs;

/** How long a payer can ask for the money back at PayPal, the longest of the ways to pay. */
const lastLookMs = 180 * dayMs;

/** When a granted order is looked at next: after twice as long each time; null for never again. */
export function lookAgainAt(grantedAt: Date, now: Date): Date | null {
  const passed = now.getTime() - grantedAt.getTime();
  return passed >= lastLookMs ? null : new Date(now.getTime() + Math.max(passed, firstLookMs));
}
