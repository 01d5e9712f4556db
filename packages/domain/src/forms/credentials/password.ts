import { accepted, refused, type Checked } from '#forms/checked.ts';

export const passwordMinLength = 8;
export const passwordMaxLength = 32;

export type PasswordReason =
  | 'required'
  | 'whitespace'
  /** Other than ASCII letters, digits and punctuation. */
  | 'character'
  | 'tooShort'
  | 'tooLong'
  /** No letter, or nothing besides letters. */
  | 'composition';

const allowed = /^[!-~]+$/;
const letter = /[a-z]/i;
const other = /[^a-z]/i;

/**
 * A new password (reading-service, section 5): not empty, no whitespace, only ASCII letters, digits
 * and punctuation, 8 to 32 of them, a letter and besides it a digit or symbol. The reasons are
 * looked for in this order.
 */
export function checkPassword(password: string): Checked<string, PasswordReason> {
  const written = checkCharacters(password);
  if (!written.ok) return written;
  if (password.length < passwordMinLength) return refused('tooShort');
  return checkLengthAndMix(password);
}

/**
 * The password of the login form (challenge-and-shutdown, section 5): as a new one, save that none
 * is too short there; whether it is the right one is for the server to say.
 */
export function checkLoginPassword(
  password: string,
): Checked<string, Exclude<PasswordReason, 'tooShort'>> {
  const written = checkCharacters(password);
  return written.ok ? checkLengthAndMix(password) : written;
}

/** The password once more: `required`, then `mismatch` unless it is the same. */
export function checkConfirmation(
  confirmation: string,
  password: string,
): Checked<string, 'required' | 'mismatch'> {
  if (confirmation === '') return refused('required');
  return confirmation === password ? accepted(confirmation) : refused('mismatch');
}

function checkCharacters(
  password: string,
): Checked<string, 'required' | 'whitespace' | 'character'> {
  if (password === '') return refused('required');
  if (/\s/.test(password)) return refused('whitespace');
  return allowed.test(password) ? accepted(password) : refused('character');
}

function checkLengthAndMix(password: string): Checked<string, 'tooLong' | 'composition'> {
  if (password.length > passwordMaxLength) return refused('tooLong');
  return letter.test(password) && other.test(password)
    ? accepted(password)
    : refused('composition');
}
