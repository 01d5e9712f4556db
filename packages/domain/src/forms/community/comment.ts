import { checkText } from '#forms/free-text.ts';
import type { Checked } from '#forms/checked.ts';

/** In characters as a reader sees them (reading-service, section 5). */
export const commentMaxLength = 400;

/**
 * A comment, of a chapter or in the challenge area, without blanks around it: `required` where
 * there is nothing to read, `tooLong` over 400 characters.
 */
export function checkComment(comment: string): Checked<string, 'required' | 'tooLong'> {
  return checkText(comment, commentMaxLength);
}
