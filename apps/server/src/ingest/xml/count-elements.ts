/**
 * Elements of a tree that is made at once: it takes some 250 MB. What cannot be read in parts, as a
 * drawing or a formula, and has more is not read.
 */
export const mostElements = 100_000;

/** Whether a text has more elements than a tree of it may have; asked before there is one. */
export function hasTooManyElements(text: string, most = mostElements): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const sign = text[at + 1];
    if (sign !== '/' && sign !== '!' && sign !== '?') count += 1;
    if (count > most) return true;
  }
  return false;
}
