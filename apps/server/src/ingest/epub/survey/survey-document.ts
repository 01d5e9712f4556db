import type { Document, Element, Node } from '@xmldom/xmldom';
import { attribute, elementsNamed, isElement, textOf } from '../../xml/elements.ts';
import { ownText } from '../../xml/own-text.ts';
import { emptied } from '../clean/allowed-elements.ts';
import { countLetters } from '../../report/count-letters.ts';
import { bodyOf } from '../document/content-document.ts';
import { isHidden, isUnread } from '../document/count-characters.ts';
import { anchorOf } from '../document/copy-part.ts';
import { resolvePath } from '../package/resolve-path.ts';
import { isPictureButton } from '../prepare/prepare-media.ts';
import type { BookText, Place } from './book-text.ts';
import type { Visual } from './comic-views.ts';
import { spokenText } from './spoken-text.ts';

export type DocumentFacts = Pick<BookText, 'heading' | 'anchors' | 'links' | 'end'> & {
  /** What there is to look at, in the order in which it stands. */
  readonly visuals: readonly Visual[];
};

const looked = new Set('img image svg math video audio object embed iframe frame'.split(' '));
const drawn = new Set(['img', 'image', 'svg']);
const sourceNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ img: 'src', image: 'href', object: 'data', embed: 'src' }),
);

/** Taken out with all that is in it, and taken down when its chapter is written. */
function isEmptied(element: Element): boolean {
  const name = (element.localName ?? '').toLowerCase();
  return emptied.has(name) && !looked.has(name) && !isPictureButton(element);
}

/** In what something stands: an object that it would stand in for, and what is hidden. */
type Around = Pick<Visual, 'within' | 'hidden'>;

/**
 * Looks once through a document; `path` is its own, `wanted` the ids at which chapters may begin. Where
 * there are any, the places of all ids are kept: links of the whole book may lead to each.
 */
export function surveyDocument(
  document: Document,
  path: string,
  wanted: ReadonlySet<string>,
): DocumentFacts {
  const anchors = new Map<string, Place>();
  const links = new Map<string, number>();
  const visuals: Visual[] = [];
  const at = { order: 0, letters: 0, shown: 0, pictures: 0 };
  let heading = '';
  const look = (element: Element, around: Around): Around => {
    let inside: Around = isHidden(element) ? { ...around, hidden: true } : around;
    const name = isPictureButton(element) ? 'img' : (element.localName ?? '').toLowerCase();
    const anchor = anchorOf(element);
    if (wanted.size > 0 && anchor !== '' && !anchors.has(anchor))
      anchors.set(ownText(anchor), { ...at });
    at.order += 1;
    // A drawing around a picture is no second thing to look at.
    const isFrame = name === 'svg' && elementsNamed(element, 'image').length > 0;
    if (looked.has(name) && !isFrame) {
      at.shown += 1;
      if (drawn.has(name)) at.pictures += 1;
      const visual: Visual = {
        element: name,
        href: ownText(attribute(element, sourceNames.get(name) ?? '')),
        text: spokenText(element),
        ...inside,
      };
      visuals.push(visual);
      if (name === 'object') inside = { ...inside, within: visual };
    }
    if (heading === '' && /^h[1-3]$/.test(name)) heading = ownText(textOf(element));
    const target = name === 'a' ? resolvePath(path, attribute(element, 'href')) : null;
    if (target !== null && !links.has(target)) links.set(ownText(target), at.order - 1);
    return inside;
  };
  const walk = (parent: Node, around: Around): void => {
    for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
      if (node.nodeType === 3 || node.nodeType === 4)
        at.letters += countLetters(node.nodeValue ?? '');
      else if (isElement(node) && !isUnread(node) && !isEmptied(node)) {
        walk(node, look(node, around));
      }
    }
  };
  const body = bodyOf(document);
  walk(body ?? document, {});
  return { heading, anchors, links, end: { ...at }, visuals };
}
