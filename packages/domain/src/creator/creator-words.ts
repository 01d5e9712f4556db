import { withoutBidiControls } from '#text/bidi-controls.ts';
import { isBlank } from '#text/invisible-characters.ts';

/** Controls that are no text, and beside them what ends a line. */
const controls = /[^\P{Cc}\t\n]/gu;
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;

function trimmed(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * What a creator calls something, as it is kept: in one line, without blanks around it, and without
 * controls that would order the letters of a sentence in which it stands. What is nothing but
 * blanks is nothing.
 */
export function creatorLine(text: string): string {
  return trimmed(withoutBidiControls(text).replace(lineEnds, ' '));
}

/** The same of a text that may have several lines. */
export function creatorText(text: string): string {
  return trimmed(
    withoutBidiControls(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controls, ''),
  );
}
