import { accepted, refused, type Checked, problemsOf, type Problem } from '#forms/checked.ts';
import { isBlank } from '#text/invisible-characters.ts';
/** "Longer than 5 characters" (reading-service, section 5). */
export const emailMinLength = 6;

/** As mail servers take them: the part before the @, and the whole. */
const longestLocalPart = 64;
const longest = 254;

const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^(${word}(?:\\.${word})*)@${label}(?:\\.${label})+$`, 'i');

export type EmailReason = 'required' | 'format';

/**
 * An email address (reading-service, section 5): `required` where nothing is entered, else `format`
 * unless it is `name@host.domain` in ASCII, so without Korean letters and without spaces, with at
 * least 6 characters.
 */
export function checkEmail(email: string): Checked<string, EmailReason> {
  if (isBlank(email)) return refused('required');
  if (email.length < emailMinLength || email.length > longest) return refused('format');
  const localPart = address.exec(email)?.[1];
  return localPart === undefined || localPart.length > longestLocalPart
    ? refused('format')
    : accepted(email);
}

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

export type LoginProblem =
  | Problem<'email', EmailReason>
  | Problem<'password', Exclude<PasswordReason, 'tooShort'>>;

/** What stands against sending the login form (challenge-and-shutdown, section 5). */
export function loginProblems(form: {
  readonly email: string;
  readonly password: string;
}): readonly LoginProblem[] {
  return [
    ...problemsOf('email', checkEmail(form.email)),
    ...problemsOf('password', checkLoginPassword(form.password)),
  ];
}

export type PasswordChange = {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
};

export type PasswordChangeProblem =
  | Problem<'current', 'required'>
  | Problem<'password', PasswordReason>
  | Problem<'confirmation', 'required' | 'mismatch'>;

/**
 * What stands against a change of password (reading-service, section 5): the current one is
 * needed, and a new one that is entered and retyped. Whether the current one is right, the server
 * says.
 */
export function passwordChangeProblems(change: PasswordChange): readonly PasswordChangeProblem[] {
  const { current, password, confirmation } = change;
  return [
    ...problemsOf('current', current === '' ? refused('required') : accepted(current)),
    ...newPasswordProblems({ password, confirmation }),
  ];
}

/** What stands against a password that is set without the current one: at sign-up and by mail. */
export function newPasswordProblems(
  entered: Omit<PasswordChange, 'current'>,
): readonly Exclude<PasswordChangeProblem, { field: 'current' }>[] {
  return [
    ...problemsOf('password', checkPassword(entered.password)),
    ...problemsOf('confirmation', checkConfirmation(entered.confirmation, entered.password)),
  ];
}
