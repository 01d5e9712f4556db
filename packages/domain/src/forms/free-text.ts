import { isBlank } from '#text/invisible-characters.ts';
import { exceedsVisible } from '#text/visible-characters.ts';
import { accepted, refused, type Checked } from './checked.ts';

/**
 * The `maxlength` of every input without a limit of its own (reading-service, section 5), in code
 * units as browsers count it. The limits of rules are in visible characters instead.
 */
export const defaultMaxLength = 500;

/**
 * A text that somebody writes, without blanks around it: `required` where there is nothing to
 * read, then `tooLong` over `max` visible characters.
 */
export function checkText(text: string, max: number): Checked<string, 'required' | 'tooLong'> {
  if (isBlank(text)) return refused('required');
  const trimmed = text.trim();
  return exceedsVisible(trimmed, max) ? refused('tooLong') : accepted(trimmed);
}

/** A text that may be missing (null) and has the length that every input has: else `tooLong`. */
export function checkOptionalText(text: string): Checked<string | null, 'tooLong'> {
  if (isBlank(text)) return accepted(null);
  return text.length > defaultMaxLength ? refused('tooLong') : accepted(text.trim());
}
