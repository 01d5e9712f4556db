import { utf8Length } from '#text/utf8-length.ts';
import { visibleCharacters } from '#text/visible-characters.ts';
import { accepted, refused, type Checked } from './checked.ts';

/** In UTF-8 (challenge-and-shutdown, section 5: event names, read as those of analytics events). */
export const eventNameMaxBytes = 32;

/** The name of an event: `required` where empty, `tooLong` over 32 bytes. */
export function checkEventName(name: string): Checked<string, 'required' | 'tooLong'> {
  if (name === '') return refused('required');
  return utf8Length(name) > eventNameMaxBytes ? refused('tooLong') : accepted(name);
}

/** The start of a name that has at most 32 bytes and never ends inside a visible character. */
export function cutEventName(name: string): string {
  let bytes = 0;
  const characters = visibleCharacters(name);
  const end = characters.findIndex((character) => {
    bytes += utf8Length(character);
    return bytes > eventNameMaxBytes;
  });
  return end < 0 ? name : characters.slice(0, end).join('');
}
