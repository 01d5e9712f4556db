import { strToU8, zipSync } from 'fflate';

/** A file of a test book: markup, or bytes. */
type TestFile = string | Uint8Array<ArrayBuffer>;

/** What a test book is made of; chapters are bodies of XHTML. */
export type TestBook = {
  readonly chapters: readonly string[];
  /** Of their files, in place of `ch1.xhtml` and so on. */
  readonly names?: readonly string[];
  /** Further files by name under `OPS/`, with their media types. */
  readonly files?: Readonly<Record<string, { readonly type: string; readonly data: TestFile }>>;
  /** Spine items that are files themselves, after the chapters. */
  readonly extraSpine?: readonly string[];
  /** What the spine says of an item, by its name. */
  readonly layouts?: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly rightToLeft?: boolean;
  readonly language?: string;
  /** Lines of the contents table, in place of one per chapter. */
  readonly navigation?: string;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

function chapterFile(body: string, head: string, language: string | undefined): string {
  const named = language ? ` xml:lang="${language}"` : '';
  return `${declaration}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"${named}><head><title>t</title>${head}</head><body>${body}</body></html>`;
}

/** Files of an EPUB by name in the archive. */
function testBookFiles(book: TestBook): Record<string, Uint8Array<ArrayBuffer>> {
  const { chapters, files = {}, extraSpine = [], head = '' } = book;
  const names = book.names ?? chapters.map((_, index) => `ch${index + 1}.xhtml`);
  const manifest = [
    ...names.map(
      (name) => `<item id="${name}" href="${name}" media-type="application/xhtml+xml"/>`,
    ),
    ...Object.entries(files).map(
      ([name, { type }]) => `<item id="${name}" href="${name}" media-type="${type}"/>`,
    ),
  ].join('');
  const spine = [...names, ...extraSpine].map((name) => {
    const layout = book.layouts?.[name];
    const own = layout === undefined ? '' : ` properties="rendition:layout-${layout}"`;
    return `<itemref idref="${name}"${own}/>`;
  });
  const direction = book.rightToLeft ? ' page-progression-direction="rtl"' : '';
  const lines =
    book.navigation ??
    names.map((name, index) => `<li><a href="${name}">Part ${index + 1}</a></li>`).join('');
  const texts: Record<string, string> = {
    'META-INF/container.xml': `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    'OPS/book.opf': `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">test</dc:identifier><dc:title>Test</dc:title><dc:language>en</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${manifest}</manifest><spine${direction}>${spine.join('')}</spine></package>`,
    'OPS/nav.xhtml': `${declaration}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>n</title></head><body><nav epub:type="toc"><ol>${lines}</ol></nav></body></html>`,
  };
  chapters.forEach((body, index) => {
    texts[`OPS/${names[index]}`] = chapterFile(body, head, book.language);
  });
  const all = Object.entries(files).map(
    ([name, { data }]) => [`OPS/${name}`, typeof data === 'string' ? strToU8(data) : data] as const,
  );
  return Object.fromEntries([
    ['mimetype', strToU8('application/epub+zip')],
    ...Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const),
    ...all,
  ]);
}

/** An EPUB as the viewer gets it. */
export function testBook(book: TestBook): ArrayBuffer {
  return zipSync(testBookFiles(book)).buffer;
}

/** Paragraphs of numbered sentences, so that a test can tell where it is. */
export function sentences(count: number, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<p>Sentence ${from + index} walks along the quiet river and looks at the evening light for a while before it turns home again.</p>`,
  ).join('');
}
