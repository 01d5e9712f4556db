import { accepted, refused, type Checked } from '#forms/checked.ts';
import { isBlank } from '#text/invisible-characters.ts';

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
