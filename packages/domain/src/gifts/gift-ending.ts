const dayMs = 24 * 3_600_000;

/** A gift's member is told within this time before its end (reading-service, section 9). */
export const giftEndingNoticeMs = dayMs;

/** A gift without an end is never about to. */
type GiftTimes = { readonly distributedAt: Date; readonly expiresAt: Date | null };

/**
 * Whether a gift is about to end (challenge-and-shutdown, section 9 "Gifts expire within 24 hours
 * notice"). One that had less time from the beginning came with a notice of its own just now.
 */
export function isGiftEnding({ distributedAt, expiresAt }: GiftTimes, now: Date): boolean {
  if (expiresAt === null) return false;
  const left = expiresAt.getTime() - now.getTime();
  const whole = expiresAt.getTime() - distributedAt.getTime();
  return left > 0 && left <= giftEndingNoticeMs && whole > giftEndingNoticeMs;
}
