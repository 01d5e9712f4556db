import type { Document, Element } from '@xmldom/xmldom';
import { allElements, attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import { plainName } from '../clean/clean-elements.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { gapElement } from '../document/gap-element.ts';
import { isOutside, resolvePath } from '../package/resolve-path.ts';
import type { BookItem } from '../package/book.ts';
import { isPictureItem } from './picture-item.ts';
import { isAttached, replaceElement, type Preparation } from './preparation.ts';

const media = new Set(['object', 'embed', 'video', 'audio', 'iframe', 'frame', 'input']);
const helpers = new Set(['param', 'source', 'track']);

function addressesOf(element: Element): string[] {
  const own = [attribute(element, 'data'), attribute(element, 'src')];
  const more = elementsNamed(element, 'source').map((source) => attribute(source, 'src'));
  return [...own, ...more].filter((href) => href !== '');
}

function itemsOf(element: Element, { book, source }: Preparation): BookItem[] {
  return addressesOf(element).flatMap((href) => {
    const path = resolvePath(source, href);
    const item = path === null ? undefined : book.items.get(path);
    return item === undefined ? [] : [item];
  });
}

/** What the book has to show instead: whatever stands in an element, save what belongs to it. */
function fallbackOf(element: Element) {
  const inner = Array.from(element.childNodes).filter(
    (node) => !helpers.has((node.nodeName ?? '').toLowerCase()),
  );
  const hasWords = inner.some((node) => (node.textContent ?? '').trim() !== '');
  const hasPicture = allElements(element).some((part) =>
    ['img', 'svg', 'math', 'object'].includes(plainName(part)),
  );
  return hasWords || hasPicture ? inner : [];
}

/** A button that is nothing but a picture; what it would send, it does not. */
export function isPictureButton(element: Element): boolean {
  return plainName(element) === 'input' && /^\s*image\s*$/i.test(attribute(element, 'type'));
}

function pictureInstead(document: Document, element: Element): Element {
  const picture = document.createElementNS(namespaces.html, 'img');
  picture.setAttribute('src', attribute(element, 'data') || attribute(element, 'src'));
  const words = attribute(element, 'alt') || attribute(element, 'aria-label');
  picture.setAttribute('alt', words || textOf(element));
  for (const name of ['id', 'class', 'style', 'width', 'height']) {
    const value = attribute(element, name);
    if (value !== '') picture.setAttribute(name, value);
  }
  return picture;
}

function takeDown(element: Element, preparation: Preparation, gap: boolean): void {
  const { source, omissions } = preparation;
  const [href = ''] = addressesOf(element);
  const place = resolvePath(source, href) ?? source;
  const reason = isOutside(href)
    ? 'shows something that lies outside the book'
    : `is shown by an element that novels do not have (${plainName(element)})`;
  const more = gap ? { gap } : {};
  const kind = plainName(element).endsWith('frame') ? 'document' : 'media';
  omissions.add({ kind, place: href === '' ? source : place, reason, ...more });
}

/**
 * Films, sounds, objects and frames: pictures become pictures, sounds of the book stay, and of all
 * others what the book has to show instead is shown, or else a marked gap.
 */
export function prepareMedia(document: Document, preparation: Preparation): void {
  for (const element of allElements(document)) {
    const name = plainName(element);
    if (!media.has(name) || !isAttached(element)) continue;
    if (name === 'input') {
      if (isPictureButton(element)) replaceElement(element, [pictureInstead(document, element)]);
      continue;
    }
    const items = itemsOf(element, preparation);
    if (name === 'audio' && items.some(({ mediaType }) => mediaType.startsWith('audio/'))) continue;
    if ((name === 'object' || name === 'embed') && items.some(isPictureItem)) {
      replaceElement(element, [pictureInstead(document, element)]);
      continue;
    }
    const fallback = fallbackOf(element);
    takeDown(element, preparation, fallback.length === 0);
    const words = attribute(element, 'title') || attribute(element, 'aria-label');
    replaceElement(element, fallback.length === 0 ? [gapElement(document, words)] : fallback);
  }
}
