import { dayIn } from '#times/day.ts';

export type AdUses = {
  /** When the reader read for an advertisement; those of earlier days may be among them. */
  readonly uses: readonly Date[];
  readonly dailyLimit: number;
  readonly now: Date;
  /** The edition's: its midnight is when the count begins again. */
  readonly timeZone: string;
};

/**
 * How often a reader can still read for an advertisement today, never below 0 (reading-service,
 * section 9: "ad-based free reading count resets daily at 00:00").
 */
export function adUsesLeft({ uses, dailyLimit, now, timeZone }: AdUses): number {
  const today = dayIn(timeZone, now);
  const used = uses.filter((use) => dayIn(timeZone, use) === today).length;
  return Math.max(0, dailyLimit - used);
}
