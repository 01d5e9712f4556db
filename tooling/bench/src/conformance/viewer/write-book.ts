import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** A book that this run writes, to be read as those that were given. */
export type WrittenBook = {
  readonly name: string;
  readonly language: string;
  /** What goes into the head and the body of each document. */
  readonly documents: readonly { readonly head?: string; readonly body: string }[];
  readonly rightToLeft?: boolean;
  /** Further files by name, with their media types. */
  readonly files?: Readonly<Record<string, readonly [type: string, data: string]>>;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const container = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

function packageOf({ name, language, rightToLeft }: WrittenBook, items: string, spine: string) {
  const direction = rightToLeft === true ? ' page-progression-direction="rtl"' : '';
  return `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:hanji:conformance:${name}</dc:identifier><dc:title>${name}</dc:title><dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items}</manifest><spine${direction}>${spine}</spine></package>`;
}

/** Writes it as an EPUB, and gives the path. */
export async function writeBook(folder: string, book: WrittenBook): Promise<string> {
  const { name, language, documents, files = {} } = book;
  const names = documents.map((_, index) => `c${index + 1}.xhtml`);
  const pages = documents.map(
    ({ head = '', body }) =>
      `${declaration}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="${language}"><head><title>${name}</title>${head}</head><body>${body}</body></html>`,
  );
  const items = [
    ...names.map((file) => [file, 'application/xhtml+xml'] as const),
    ...Object.entries(files).map(([file, [type]]) => [file, type] as const),
  ].map(([file, type]) => `<item id="${file}" href="${file}" media-type="${type}"/>`);
  const spine = names.map((file) => `<itemref idref="${file}"/>`);
  const lines = names.map((file, index) => `<li><a href="${file}">${index + 1}</a></li>`);
  const nav = `${declaration}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>n</title></head><body><nav epub:type="toc"><ol>${lines.join('')}</ol></nav></body></html>`;
  const texts: Record<string, string> = {
    'META-INF/container.xml': container,
    'book.opf': packageOf(book, items.join(''), spine.join('')),
    'nav.xhtml': nav,
    ...Object.fromEntries(names.map((file, index) => [file, pages[index] ?? ''])),
    ...Object.fromEntries(Object.entries(files).map(([file, [, data]]) => [file, data])),
  };
  const file = path.join(folder, `${name}.epub`);
  await writeFile(
    file,
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      ...Object.fromEntries(Object.entries(texts).map(([own, text]) => [own, strToU8(text)])),
    }),
  );
  return file;
}
