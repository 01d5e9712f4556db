/** How long a verification code and a link to a new password last (reading-service, section 9). */
export const mailLifetimeMs = 10 * 60 * 1000;

/** Whether a verification code no longer holds: from 10 minutes after it was sent. */
export function isCodeExpired(sentAt: Date, now: Date): boolean {
  return !isWithinLifetime(sentAt, now);
}

/** Whether the link to a new password no longer holds: from 10 minutes after it was sent. */
export function isResetLinkExpired(sentAt: Date, now: Date): boolean {
  return !isWithinLifetime(sentAt, now);
}

/** A time that is none is within nothing. */
function isWithinLifetime(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < mailLifetimeMs;
}
