import type { Element } from '@xmldom/xmldom';
import { attribute } from '../../xml/elements.ts';
import { allowedElements, emptied } from '../clean/allowed-elements.ts';
import { plainName } from '../clean/clean-elements.ts';

const blocks = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section
  summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** One thing to the eye: halves of it would not look as the whole does. */
const wholes = new Set(
  `table figure svg math ruby object embed video audio picture select button iframe details
  dialog q bdo abbr`.split(/\s+/),
);

/** Elements within lines that look in halves as they do whole. */
const runs = new Set(
  'span em i b strong u s small big font cite dfn mark del ins code kbd samp tt var a'.split(' '),
);

export function isBlockName(name: string): boolean {
  return blocks.has(name);
}

export function isWholeName(name: string): boolean {
  return wholes.has(name);
}

export function isRunName(name: string): boolean {
  return runs.has(name);
}

/** What is said in several ways, of which one is chosen: see `chooseCases`. */
const cases = new Set(['switch', 'case', 'default']);

/** Of a name that goes when the page is cleaned, while what is in it stays. */
export function isPassedThroughName(name: string): boolean {
  return !allowedElements.html.has(name) && !emptied.has(name) && !cases.has(name);
}

export function isBlock(element: Element): boolean {
  return isBlockName(plainName(element));
}

/** Never parted. An `a` that leads nowhere is but a name for what follows. */
export function isWhole(element: Element): boolean {
  const name = plainName(element);
  return wholes.has(name) || (name === 'a' && attribute(element, 'href') !== '');
}

/** Stands in lines and may go on in the next piece. */
export function isRun(element: Element): boolean {
  return runs.has(plainName(element)) && !isWhole(element);
}
