import type { Document, Element } from '@xmldom/xmldom';
import { allElements, attribute, elementsNamed } from '../../xml/elements.ts';
import { vocabularyOf } from '../clean/clean-elements.ts';
import { gapElement } from '../document/gap-element.ts';
import { removeNode } from '../document/content-document.ts';
import { isOutside, resolvePath } from '../package/resolve-path.ts';
import { pictureAt } from './picture-item.ts';
import { isAttached, replaceElement, type Preparation } from './preparation.ts';

const sources: ReadonlyMap<string, string> = new Map(Object.entries({ img: 'src', image: 'href' }));
const drawingData = /^\s*data:image\/svg\+xml([^,]*),([\s\S]*)$/i;

/** The bytes of a drawing that stands in an address. Null where they are not to be had. */
function drawingIn(href: string): Uint8Array | null {
  const [, kind = '', data = ''] = drawingData.exec(href) ?? [];
  try {
    const text = decodeURIComponent(data);
    return Buffer.from(text, /;\s*base64/i.test(kind) ? 'base64' : 'utf8');
  } catch {
    return null;
  }
}

function rename(element: Element, to: string): void {
  for (const named of Array.from(element.attributes)) {
    if (['src', 'href'].includes(named.localName ?? '')) named.value = to;
  }
}

/** Why nothing can be shown at an address of a picture, and where; null where something can. */
async function gapAt(
  element: Element,
  href: string,
  preparation: Preparation,
): Promise<{ place: string; reason: string } | null> {
  const { book, source, pictures } = preparation;
  if (drawingData.test(href)) {
    const bytes = drawingIn(href);
    const address = bytes === null ? null : preparation.addDrawing(bytes);
    if (address === null) return { place: source, reason: 'is a drawing that cannot be read' };
    rename(element, address);
    return null;
  }
  if (/^\s*data:image\//i.test(href)) return null;
  if (href.trim() === '') return { place: source, reason: 'names no file' };
  if (isOutside(href)) return { place: href.slice(0, 200), reason: 'lies outside the book' };
  const path = resolvePath(source, href);
  const item = path === null ? null : pictureAt(book, path);
  if (item === null) return { place: path ?? href, reason: 'is not in the book' };
  const reason = await pictures.gapAt(item.path);
  return reason === null ? null : { place: item.path, reason };
}

/** The drawing around a picture, where it holds nothing else. */
function drawingAround(element: Element): Element | null {
  for (let at = element.parentNode; at !== null; at = at.parentNode) {
    if (at.localName !== 'svg') continue;
    const drawing = at as Element;
    const alone = elementsNamed(drawing, 'image').length === 1;
    return alone && (drawing.textContent ?? '').trim() === '' ? drawing : null;
  }
  return null;
}

/** Puts a marked gap in the place of every picture of which nothing can be shown. */
export async function preparePictures(document: Document, preparation: Preparation): Promise<void> {
  const { part, source: path, omissions } = preparation;
  for (const [index, element] of allElements(document).entries()) {
    const source = sources.get((element.localName ?? '').toLowerCase());
    if (source === undefined || !isAttached(element)) continue;
    const gap = await gapAt(element, attribute(element, source), preparation);
    if (gap === null) continue;
    // Several that name no file are several, and one file that several show is one.
    const within = gap.place === path ? JSON.stringify([part, index]) : '';
    omissions.add({ kind: 'picture', ...gap, gap: true }, within);
    const whole = vocabularyOf(element) === 'svg' ? drawingAround(element) : element;
    const words = attribute(element, 'alt') || attribute(element, 'title');
    if (whole === null) removeNode(element);
    else replaceElement(whole, [gapElement(document, words)]);
  }
}
