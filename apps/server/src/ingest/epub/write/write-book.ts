import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ItemLayout } from '../package/item-layout.ts';

export type BookDocument = {
  /** Path in the archive, `.xhtml`. */
  readonly path: string;
  readonly title: string;
  /** It goes on where the one before it was parted from it: no line of the contents is its own. */
  readonly continued?: boolean;
  /** Or what reads them when their turn comes. */
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
  /** Of the manifest: `svg`, `mathml`. */
  readonly properties: readonly string[];
  /** Where the book says it of this document. */
  readonly layout?: ItemLayout | undefined;
};

export type BookResource = {
  readonly path: string;
  readonly mediaType: string;
  /** Or what reads them when their turn comes. */
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
};

export type BookParts = {
  readonly identifier: string;
  readonly title: string;
  readonly language: string;
  readonly authors: readonly { readonly name: string }[];
  readonly publisher: string;
  readonly pageDirection: 'ltr' | 'rtl' | null;
  /** In reading order. */
  readonly documents: readonly BookDocument[];
  readonly resources: readonly BookResource[];
};

const packagePath = 'package.opf';
const navPath = 'hanji-nav.xhtml';
// Equal chapters are equal files: ZIP keeps local time, so this moment is local too.
const mtime = new Date(1980, 0, 1);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function href(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="${packagePath}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function navigation({ documents, language, title }: BookParts): string {
  const begun = documents.filter(({ continued }) => continued !== true);
  const entries = begun.map(
    (entry) => `<li><a href="${href(entry.path)}">${escaped(entry.title || title)}</a></li>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escaped(language)}" xml:lang="${escaped(language)}">
<head><title>${escaped(title)}</title></head>
<body><nav epub:type="toc"><ol>${entries.join('')}</ol></nav></body>
</html>
`;
}

function packageDocument(parts: BookParts): string {
  const { identifier, title, language, authors, publisher, pageDirection } = parts;
  const creators = authors.map(({ name }) => `<dc:creator>${escaped(name)}</dc:creator>`).join('');
  const documents = parts.documents.map(({ path, properties }, index) => {
    const own = properties.length === 0 ? '' : ` properties="${properties.join(' ')}"`;
    return `<item id="d${index}" href="${href(path)}" media-type="application/xhtml+xml"${own}/>`;
  });
  const resources = parts.resources.map(
    ({ path, mediaType }, index) =>
      `<item id="r${index}" href="${href(path)}" media-type="${escaped(mediaType)}"/>`,
  );
  const spine = parts.documents.map(({ layout }, index) => {
    const own = layout === undefined ? '' : ` properties="rendition:layout-${layout}"`;
    return `<itemref idref="d${index}"${own}/>`;
  });
  const direction = pageDirection === null ? '' : ` page-progression-direction="${pageDirection}"`;
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escaped(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(identifier)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>
${creators}${publisher === '' ? '' : `<dc:publisher>${escaped(publisher)}</dc:publisher>`}
<meta property="dcterms:modified">2000-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="${navPath}" media-type="application/xhtml+xml" properties="nav"/>
${[...documents, ...resources].join('\n')}
</manifest>
<spine${direction}>${spine.join('')}</spine>
</package>
`;
}

/** Packed already: packing once more only takes time. */
const dense = /^(?:image\/(?:jpeg|png|gif|webp|avif)|audio\/|font\/woff|application\/font-woff)/;

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Writes a small EPUB 3. The same parts give the same bytes; its files are never all in memory. */
export async function writeBook(parts: BookParts, to: Writable): Promise<void> {
  const zip = new ZipFile();
  const failure = new AbortController();
  const fail = (error: unknown): void => failure.abort(error);
  zip.on('error', fail);
  const options = (compress: boolean) =>
    ({ mtime, mode: 0o100644, compress, forceDosTimestamp: true }) as const;
  const add = (path: string, content: string | Uint8Array, compress: boolean): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : bufferOf(content);
    zip.addBuffer(bytes, path, options(compress));
  };
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container, true);
  add(packagePath, packageDocument(parts), true);
  add(navPath, navigation(parts), true);
  const addFile = (path: string, bytes: BookResource['bytes'], compress: boolean): void => {
    if (typeof bytes !== 'function') add(path, bytes, compress);
    else {
      zip.addReadStreamLazy(path, options(compress), (give) => {
        bytes().then((read) => give(null, Readable.from([bufferOf(read)])), fail);
      });
    }
  };
  for (const { path, bytes } of parts.documents) addFile(path, bytes, true);
  for (const { path, bytes, mediaType } of parts.resources) {
    addFile(path, bytes, !dense.test(mediaType));
  }
  zip.end();
  try {
    await pipeline(zip.outputStream, to, { signal: failure.signal });
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error;
  }
}
