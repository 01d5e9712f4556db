import { accepted, refused, type Checked } from '#forms/checked.ts';
import { isBlank } from '#text/invisible-characters.ts';

/** What a numeric input of a mobile number is cut to. */
export const mobileMaxLength = 11;

/**
 * A Korean mobile number, digits only (reading-service, section 5): 01, one of 0, 1, 6, 7, 8, 9,
 * then 4 and 4 digits. Without one: `required` where the edition's flag asks for it, else null.
 * What is given must have the `format` either way.
 */
export function checkMobile(
  mobile: string,
  flags: { readonly required: boolean },
): Checked<string | null, 'required' | 'format'> {
  if (isBlank(mobile)) return flags.required ? refused('required') : accepted(null);
  return /^01[016-9][0-9]{8}$/.test(mobile) ? accepted(mobile) : refused('format');
}
