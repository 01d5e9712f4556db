import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { resolveInBook } from '#novel/engine/archive/book-paths.ts';
import type { BookAssets } from '#novel/engine/safety/book-assets.ts';
import { contentPolicy, sanitise } from '#novel/engine/safety/sanitise.ts';
import { boxFixedPage, type PageLayout } from '#novel/engine/style/fixed-page.ts';

/** Where a link within the book leads; the frame's own `href` leads nowhere. */
export const linkAttribute = 'data-hj-link';

/** Where a link leads out of the book, empty where that cannot be opened; itself it leads nowhere. */
export const outsideAttribute = 'data-hj-outside';

/** The key of the chapter that a link leads to where that is another file; itself it leads nowhere. */
export const chapterAttribute = 'data-hj-chapter';

/** Beside that key the place in that chapter, `name#fragment`. */
export const chapterPlaceAttribute = 'data-hj-chapter-place';

const xlink = 'http://www.w3.org/1999/xlink';

type Preparation = {
  readonly assets: BookAssets;
  /** The document's name in the archive. */
  readonly name: string;
  /** For a document that names no language. */
  readonly language: string;
  /** Where the book says it of this document. */
  readonly layout: PageLayout | undefined;
  readonly isInReadingOrder: (name: string) => boolean;
};

/** Replaces a sheet, or the sheet that stands in the document, by a linked one. */
async function replaceSheet(element: Element, { assets, name }: Preparation): Promise<void> {
  const href = element.getAttribute('href');
  const inline = element.localName === 'style';
  const address = inline
    ? await assets.addressOfCss(element.textContent ?? '', name)
    : href !== null && (await assets.addressOf(href, name));
  element.removeAttribute('href');
  if (!address) {
    element.remove();
    return;
  }
  const link = element.ownerDocument.createElementNS('http://www.w3.org/1999/xhtml', 'link');
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', address);
  const media = element.getAttribute('media');
  if (media !== null) link.setAttribute('media', media);
  // Inside a drawing a link would be read as part of it.
  if (element.closest('head')) element.replaceWith(link);
  else {
    element.remove();
    element.ownerDocument.querySelector('head')?.append(link);
  }
}

/** Points one attribute at the book's file, or takes it away. */
async function replaceAttribute(
  element: Element,
  attribute: string,
  { assets, name }: Preparation,
): Promise<void> {
  const value = element.getAttribute(attribute);
  if (value === null || value.startsWith('#')) return;
  element.removeAttribute(attribute);
  const address = await assets.addressOf(value, name);
  if (address !== undefined) element.setAttribute(attribute, address);
}

async function replaceAddresses(element: Element, preparation: Preparation): Promise<void> {
  // A picture in several sizes: the one that every reading system knows is enough.
  element.removeAttribute('srcset');
  for (const attribute of ['src', 'poster', 'href', 'xlink:href']) {
    await replaceAttribute(element, attribute, preparation);
  }
}

/** An address of the web, which may be opened once the reader was asked; empty for any other. */
function webAddress(href: string): string {
  const url = URL.parse(href.trim());
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : '';
}

/** What a book may not say of its links itself. */
const linkAttributes = [
  'href',
  bookMarks.outsideHref,
  bookMarks.chapterKey,
  bookMarks.chapterPlace,
  linkAttribute,
  outsideAttribute,
  chapterAttribute,
  chapterPlaceAttribute,
];

/** All links stay, as data: those within the reading order, and where the others lead. */
function replaceLink(element: Element, { name, isInReadingOrder }: Preparation): void {
  const href =
    element.getAttribute('href') ??
    element.getAttributeNS(xlink, 'href') ??
    element.getAttribute(bookMarks.outsideHref);
  const chapter = element.getAttribute(bookMarks.chapterKey);
  const place = element.getAttribute(bookMarks.chapterPlace);
  for (const attribute of linkAttributes) element.removeAttribute(attribute);
  element.removeAttributeNS(xlink, 'href');
  if (href === null && chapter === null) return;
  // So that a keyboard comes to it; the frame goes nowhere by itself.
  element.setAttribute('href', '#');
  if (href === null) {
    element.setAttribute(chapterAttribute, chapter ?? '');
    if (place !== null) element.setAttribute(chapterPlaceAttribute, place);
    return;
  }
  const target = resolveInBook(href, name);
  if (target && isInReadingOrder(target.name)) {
    element.setAttribute(linkAttribute, `${target.name}#${target.fragment}`);
  } else {
    element.setAttribute(outsideAttribute, target ? '' : webAddress(href));
  }
}

async function replaceIn(element: Element, preparation: Preparation): Promise<void> {
  const { assets, name } = preparation;
  const style = element.getAttribute('style');
  if (style !== null && /url\(|@import/i.test(style)) {
    element.setAttribute('style', await assets.inlineCss(style, name));
  }
  switch (element.localName) {
    case 'a':
    case 'area':
      replaceLink(element, preparation);
      return;
    case 'link':
    case 'style':
      await replaceSheet(element, preparation);
      return;
    case 'audio':
    case 'video':
      // It plays when it is asked to, and can be.
      element.removeAttribute('autoplay');
      element.setAttribute('controls', 'controls');
      await replaceAddresses(element, preparation);
      return;
    default:
      await replaceAddresses(element, preparation);
  }
}

/**
 * Makes a content document safe and whole before it is shown: sanitised, every reference
 * replaced element by element, its language named.
 */
export async function prepareSection(content: Document, preparation: Preparation): Promise<void> {
  sanitise(content);
  const root = content.documentElement;
  // The frame reads HTML, where `xml:lang` says nothing.
  const language = root.getAttribute('lang') ?? root.getAttribute('xml:lang');
  root.setAttribute('lang', language || preparation.language);
  boxFixedPage(content, preparation.layout);
  await Promise.all(
    [...content.querySelectorAll('*')].map((element) => replaceIn(element, preparation)),
  );
}

const loadable = /^(?:blob:|data:|#)/i;
const followable = /^#/;

/** Under this id epubjs finds a style sheet again to change it in place. */
const styleId = 'epubjs-inserted-css-';

/** Key of the style sheet that holds the reader's choices. */
export const styleKey = 'hanji';

/**
 * The serialised document as the frame's HTML parser will read it, sanitised once more and
 * with the policy at its head: what two parsers read differently is caught here. The
 * reader's style is part of it, so that the first layout is the right one.
 */
export function sealSection(markup: string, css: string): string {
  const content = new DOMParser().parseFromString(markup, 'text/html');
  sanitise(content);
  for (const element of content.querySelectorAll('*')) {
    const allowed = /^(?:a|area)$/i.test(element.localName) ? followable : loadable;
    for (const { name, value } of Array.from(element.attributes)) {
      const reaches = /^(?:src|srcset|poster|href|xlink:href)$/i.test(name);
      if (reaches && !allowed.test(value)) element.removeAttribute(name);
    }
  }
  for (const style of content.querySelectorAll('style')) style.remove();
  const policy = content.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = contentPolicy();
  content.head.prepend(policy);
  const sheet = content.createElement('style');
  sheet.id = styleId + styleKey;
  // Whatever else is called so would be changed in its place.
  for (const other of content.querySelectorAll(`#${sheet.id}`)) other.removeAttribute('id');
  sheet.textContent = css;
  content.head.append(sheet);
  return `<!DOCTYPE html>${content.documentElement.outerHTML}`;
}
