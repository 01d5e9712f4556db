const minuteMs = 60 * 1000;

/** Nobody is asked about an order while its reader may still be about to pay. */
export const firstAskMs = minuteMs;

/** A reader who has not paid within this time has left. */
export const openForMs = 30 * minuteMs;

/** How long until the provider is asked once more: a minute, two, four and so on, an hour at most. */
export function askAgainMs(asked: number): number {
  return Math.min(60, 2 ** Math.min(asked, 6)) * minuteMs;
}
