import path from 'node:path';
import type { Page } from 'playwright';
import { textOf, type Files } from './unpack.ts';

/** A document of a book as a browser shows it. */
export type BookDocument = {
  readonly path: string;
  readonly linear: boolean;
  /** All its text, ruby's readings too, without white space. */
  readonly text: string;
  /** How many characters of it are no ruby’s readings. */
  readonly letters: number;
  /** How many pictures it refers to. */
  readonly pictures: number;
};

type Place = { readonly path: string; readonly linear: boolean; readonly picture: boolean };

/** Runs in the browser: the documents of the spine, each by what stands in for it where needed. */
function spineOf(markup: string) {
  const book = new DOMParser().parseFromString(markup, 'application/xml');
  const all = (name: string) => [...book.getElementsByTagNameNS('*', name)];
  const items = new Map(all('item').map((item) => [item.getAttribute('id'), item]));
  const shown = /^(?:application\/xhtml\+xml|text\/html|image\/.+)$/;
  const picture = /^image\/(?!svg)/;
  return all('itemref').flatMap((reference) => {
    const own = items.get(reference.getAttribute('idref'));
    let item = own;
    const met = new Set<Element>();
    while (
      item !== undefined &&
      !met.has(item) &&
      !shown.test(item.getAttribute('media-type') ?? '')
    ) {
      met.add(item);
      item = items.get(item.getAttribute('fallback'));
    }
    const [href, type = ''] = ['href', 'media-type'].map(
      (key) => (item ?? own)?.getAttribute(key) ?? '',
    );
    const linear = reference.getAttribute('linear') !== 'no';
    return href ? [{ href, linear, picture: picture.test(type) }] : [];
  });
}

/** Runs in the browser: what a document shows. One that is not well-formed is read as HTML. */
function readDocument(markup: string) {
  const named = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "xhtml11.dtd">';
  const bare = markup.replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/i, '').trimStart();
  const declared = /^<\?xml[^>]*\?>/.exec(bare)?.[0] ?? '';
  const strict = new DOMParser().parseFromString(
    declared.replace(/encoding\s*=\s*["'][^"']*["']/, '') + named + bare.slice(declared.length),
    'application/xhtml+xml',
  );
  const broken = strict.querySelector('parsererror') !== null;
  const closed = bare.replaceAll(
    /<(title|script|style|a|i|b|p|div|span)\b([^>]*)\/>/gi,
    '<$1$2></$1>',
  );
  const read = broken ? new DOMParser().parseFromString(closed, 'text/html') : strict;
  const root = read.querySelector('body') ?? read.documentElement;
  const unread = 'head, script, style, template, metadata';
  const walker = read.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION);
  const words: string[] = [];
  let letters = 0;
  while (walker.nextNode() !== null) {
    const { parentElement, data } = walker.currentNode as Text;
    if (parentElement?.closest(unread) !== null) continue;
    const word = data.replaceAll(/\s+/g, '');
    words.push(word);
    if (parentElement.closest('rt, rp') === null) letters += [...word].length;
  }
  return {
    text: words.join(''),
    letters,
    pictures: root.querySelectorAll('img, image').length,
  };
}

function found(files: Files, name: string): Uint8Array | undefined {
  const wanted = name.normalize('NFC').toLowerCase();
  return (
    files.get(name) ??
    [...files].find(([own]) => own.normalize('NFC').toLowerCase() === wanted)?.[1]
  );
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

async function placesOf(files: Files, page: Page): Promise<readonly Place[]> {
  const container = files.get('META-INF/container.xml');
  const named = container && /full-path\s*=\s*["']([^"']+)["']/.exec(textOf(container))?.[1];
  const name = named ?? [...files.keys()].find((own) => own.endsWith('.opf'));
  const bytes = name === undefined ? undefined : found(files, name);
  if (name === undefined || bytes === undefined) throw new Error('it has no package document');
  const spine = await page.evaluate(spineOf, textOf(bytes));
  return spine.map(({ href, ...entry }) => ({
    path: path.posix.join(path.posix.dirname(name), decoded(href.replace(/#.*$/, ''))),
    ...entry,
  }));
}

/** The documents of a book in their order, as Chromium reads them; those that are missing are not there. */
export async function bookDocuments(files: Files, page: Page): Promise<readonly BookDocument[]> {
  const documents: BookDocument[] = [];
  for (const { picture, ...place } of await placesOf(files, page)) {
    const bytes = found(files, place.path);
    if (bytes === undefined || documents.some((own) => own.path === place.path)) continue;
    const read = picture
      ? { text: '', letters: 0, pictures: 1 }
      : await page.evaluate(readDocument, textOf(bytes));
    documents.push({ ...place, ...read });
  }
  return documents;
}
