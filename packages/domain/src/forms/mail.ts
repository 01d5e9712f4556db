import { accepted, refused, type Checked } from '#forms/checked.ts';
import { isBlank } from '#text/invisible-characters.ts';

/** How long a verification code and a link to a new password last (reading-service, section 9). */
export const mailLifetimeMs = 10 * 60 * 1000;

/**
 * Whether a verification code no longer holds: from 10 minutes after it was sent, and at a time that
 * is none.
 */
export function isCodeExpired(sentAt: Date, now: Date): boolean {
  return !(now.getTime() - sentAt.getTime() < mailLifetimeMs);
}

export const verificationCodeLength = 6;

export type VerificationCodeReason = 'required' | 'tooShort' | 'format';

/**
 * The code of the verification mail (reading-service, section 5): entered, at least 6 characters,
 * and those 6 digits; looked for in this order.
 */
export function checkVerificationCode(code: string): Checked<string, VerificationCodeReason> {
  if (isBlank(code)) return refused('required');
  if (code.length < verificationCodeLength) return refused('tooShort');
  return /^[0-9]{6}$/.test(code) ? accepted(code) : refused('format');
}
