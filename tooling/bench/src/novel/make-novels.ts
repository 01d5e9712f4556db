import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** One chapter of a book: its markup, and its paragraphs as they are read. */
type Chapter = { readonly page: string; readonly paragraphs: readonly string[] };

const words = '그녀는 비 내리는 골목 끝에서 오래된 등불을 바라보며 아무 말도 하지 않았다'.split(
  ' ',
);

/** A sentence that no other is: its number can be read on the screen. */
function paragraph(at: number): string {
  const own = Array.from({ length: 24 }, (_, index) => words[(at * 7 + index * 5) % words.length]);
  return `${at}번째 문장은 ${own.join(' ')}.`;
}

function chapterOf(title: string, paragraphs: readonly string[]): Chapter {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  const page = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="ko"><head><title>${title}</title></head><body>${body}</body></html>`;
  return { page, paragraphs };
}

function bookOf(name: string, chapters: readonly Chapter[]): Uint8Array {
  const files = chapters.map((_, index) => `c${index + 1}.xhtml`);
  const items = files.map(
    (file, at) => `<item id="c${at}" href="${file}" media-type="application/xhtml+xml"/>`,
  );
  const spine = files.map((_, at) => `<itemref idref="c${at}"/>`);
  const lines = files.map((file, at) => `<li><a href="${file}">${at + 1}</a></li>`);
  const opf = `<?xml version="1.0" encoding="UTF-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:hanji:bench:${name}</dc:identifier><dc:title>${name}</dc:title><dc:language>ko</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`;
  const nav = `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>n</title></head><body><nav epub:type="toc"><ol>${lines.join('')}</ol></nav></body></html>`;
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book.opf': strToU8(opf),
    'nav.xhtml': strToU8(nav),
    ...Object.fromEntries(chapters.map(({ page }, at) => [`c${at + 1}.xhtml`, strToU8(page)])),
  });
}

/** Paragraphs from one number on, until there are so many characters. */
function paragraphsFrom(from: number, characters: number): string[] {
  const paragraphs: string[] = [];
  for (let length = 0; length < characters;) {
    const text = paragraph(from + paragraphs.length);
    paragraphs.push(text);
    length += text.length;
  }
  return paragraphs;
}

export type Novel = {
  readonly file: string;
  readonly chapters: readonly Chapter[];
};

async function write(folder: string, name: string, chapters: readonly Chapter[]): Promise<Novel> {
  const file = path.join(folder, `${name}.epub`);
  await writeFile(file, bookOf(name, chapters));
  return { file, chapters };
}

/** A Korean chapter of 5,000 characters. */
export function writeChapter(folder: string): Promise<Novel> {
  return write(folder, 'Measured chapter', [chapterOf('1', paragraphsFrom(0, 5000))]);
}

/** A book of 300 chapters, some short and some long: a percent by their count would be wrong. */
export function writeLongBook(folder: string): Promise<Novel> {
  const chapters: Chapter[] = [];
  let from = 0;
  for (let at = 0; at < 300; at += 1) {
    const paragraphs = paragraphsFrom(from, at % 7 === 0 ? 12_000 : 600 + ((at * 331) % 4000));
    from += paragraphs.length;
    chapters.push(chapterOf(String(at + 1), paragraphs));
  }
  return write(folder, 'Measured book', chapters);
}
