import { zipped, type Entries } from './archives.ts';

const container = `<?xml version="1.0"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

const mediaTypes: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  css: 'text/css',
  ncx: 'application/x-dtbncx+xml',
  otf: 'font/otf',
};

export type TestBook = {
  readonly identifier?: string;
  readonly title?: string;
  readonly metadata?: string;
  /** Attributes of the spine element. */
  readonly spine?: string;
  /** Files below OEBPS, all of them in the manifest. */
  readonly files: Entries;
  /** Names of files in reading order. */
  readonly order: readonly string[];
  /** Files of the order that do not belong to it: `linear="no"`. */
  readonly nonLinear?: readonly string[];
  /** What the spine says of a file, by file. */
  readonly inSpine?: Readonly<Record<string, string>>;
  /** Media types by file, where the name's ending does not say it. */
  readonly types?: Readonly<Record<string, string>>;
  /** What stands in for a file, by file. */
  readonly fallbacks?: Readonly<Record<string, string>>;
  /** Manifest properties by file. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Files outside the manifest, by their path in the archive. */
  readonly more?: Entries;
};

export function packageOf(book: TestBook) {
  const { identifier = 'urn:test:book', title = 'A Test Book' } = book;
  const { metadata = '', spine = '', files, order, properties = {} } = book;
  const { nonLinear = [], types = {}, fallbacks = {}, inSpine = {} } = book;
  const names = Object.keys(files);
  const items = names.map((name, index) => {
    const type =
      types[name] ?? mediaTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const own = properties[name];
    const instead = fallbacks[name];
    return `<item id="i${index}" href="${name}" media-type="${type}"${own ? ` properties="${own}"` : ''}${instead === undefined ? '' : ` fallback="i${names.indexOf(instead)}"`}/>`;
  });
  const refs = order.map((name) => {
    const own = inSpine[name] === undefined ? '' : ` properties="${inSpine[name]}"`;
    const beside = nonLinear.includes(name) ? ' linear="no"' : '';
    return `<itemref idref="i${names.indexOf(name)}"${beside}${own}/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
<dc:identifier id="id">${identifier}</dc:identifier><dc:title>${title}</dc:title>
${metadata}</metadata>
<manifest>${items.join('')}</manifest>
<spine ${spine}>${refs.join('')}</spine>
</package>`;
}

/** An EPUB in memory, as an author's tool would write it. */
export function epub(book: TestBook): Promise<Buffer> {
  return zipped({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OEBPS/book.opf': packageOf(book),
    ...Object.fromEntries(
      Object.entries(book.files).map(([name, content]) => [`OEBPS/${name}`, content]),
    ),
    ...book.more,
  });
}

export function page(body: string, head = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en">
<head><title>Page</title>${head}</head><body>${body}</body></html>`;
}

export function paragraphs(count: number, word = 'paragraph'): string {
  return Array.from(
    { length: count },
    (_, index) => `<p>The ${word} number ${index + 1} goes on for a while, as they do.</p>`,
  ).join('');
}

/** The contents table as a navigation document; an entry is a label and an address. */
export function navigation(entries: readonly (readonly [string, string])[]): string {
  return page(
    `<nav epub:type="toc"><ol>${entries
      .map(([label, href]) => `<li><a href="${href}">${label}</a></li>`)
      .join('')}</ol></nav>`,
  );
}
