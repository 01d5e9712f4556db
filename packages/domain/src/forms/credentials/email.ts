import { accepted, refused, type Checked } from '#forms/checked.ts';
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
