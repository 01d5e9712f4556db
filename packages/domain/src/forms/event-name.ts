import { utf8Length } from '#text/utf8-length.ts';
import { accepted, refused, type Checked } from './checked.ts';

/** In UTF-8 (challenge-and-shutdown, section 5: event names, read as those of analytics events). */
export const eventNameMaxBytes = 32;

/** The name of an event: `required` where empty, `tooLong` over 32 bytes. */
export function checkEventName(name: string): Checked<string, 'required' | 'tooLong'> {
  if (name === '') return refused('required');
  return utf8Length(name) > eventNameMaxBytes ? refused('tooLong') : accepted(name);
}
