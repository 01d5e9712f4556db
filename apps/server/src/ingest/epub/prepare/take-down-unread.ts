import type { Document, Element } from '@xmldom/xmldom';
import { allElements, isElement } from '../../xml/elements.ts';
import { countLetters } from '../../report/count-letters.ts';
import { emptied } from '../clean/allowed-elements.ts';
import { plainName } from '../clean/clean-elements.ts';
import { readText } from '../document/count-characters.ts';
import { isAttached, type Preparation } from './preparation.ts';

/** Whether what contains an element goes with all that is in it, and is counted so. */
function isWithinEmptied({ parentNode }: Element): boolean {
  if (parentNode === null || !isElement(parentNode)) return false;
  return emptied.has(plainName(parentNode)) || isWithinEmptied(parentNode);
}

/** Takes down what cleaning takes out with the words in it: parts of forms and the like, scripts. */
export function takeDownUnread(document: Document, { source, part, omissions }: Preparation): void {
  const lost = new Map<string, number>();
  for (const element of allElements(document)) {
    const name = plainName(element);
    if (!emptied.has(name) || !isAttached(element)) continue;
    if (name === 'script') {
      omissions.add({ kind: 'file', place: source, reason: 'has scripts, which do not run' });
      continue;
    }
    const characters = isWithinEmptied(element) ? 0 : countLetters(readText(element));
    if (characters > 0) lost.set(name, (lost.get(name) ?? 0) + characters);
  }
  for (const [name, characters] of lost) {
    const reason = `stands in an element that novels do not have (${name})`;
    omissions.add({ kind: 'text', place: source, reason, characters }, part);
  }
}
