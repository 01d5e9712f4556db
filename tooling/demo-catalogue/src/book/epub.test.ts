import { DOMParser } from '@xmldom/xmldom';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readNovels } from '#works/folder.ts';
import { bookOf } from './epub.ts';
import { inline } from './xhtml.ts';

const novels = readNovels();

function parsed(text: string) {
  const faults: string[] = [];
  const document = new DOMParser({ onError: (_, message) => faults.push(message) }).parseFromString(
    text,
    'text/xml',
  );
  expect(faults).toEqual([]);
  return document;
}

it.each(novels.map((n) => [`${n.slug} (${n.locale})`, n] as const))(
  '%s becomes well-formed books',
  (_, novel) => {
    for (const chapters of [[0], [1], [2], novel.chapters.map((__, i) => i)]) {
      const book = bookOf(novel, chapters);
      // The kind of file lies uncompressed at a fixed place.
      expect(strFromU8(book.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
      const files = unzipSync(book);
      const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
      const opf = parsed(text('OEBPS/package.opf'));
      parsed(text('META-INF/container.xml'));
      parsed(text('OEBPS/nav.xhtml'));
      expect(opf.getElementsByTagName('dc:language')[0]?.textContent).toBe(novel.locale);
      expect(opf.getElementsByTagName('dc:creator').length).toBe(novel.authors.length);
      const items = Array.from(
        opf.getElementsByTagName('item'),
        (item) => item.getAttribute('href') ?? '',
      );
      expect(items.map((href) => `OEBPS/${href}` in files)).toEqual(items.map(() => true));
      expect(opf.getElementsByTagName('itemref').length).toBe(chapters.length);
      for (const index of chapters) {
        const page = parsed(text(`OEBPS/chapter-${index + 1}.xhtml`));
        const paragraphs = novel.chapters[index]?.blocks.filter((b) => b.kind === 'text').length;
        expect(page.getElementsByTagName('p').length).toBe(paragraphs);
      }
    }
  },
);

it('gives the same bytes every time', () => {
  const [novel] = novels;
  if (novel === undefined) throw new Error('There is no novel');
  expect(Buffer.from(bookOf(novel, [0])).equals(Buffer.from(bookOf(novel, [0])))).toBe(true);
});

it('writes ruby, emphasis and what would be markup', () => {
  expect(inline('{漢字|かんじ}と *強く* <b> & "q"')).toBe(
    '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と <em>強く</em> &lt;b&gt; &amp; &quot;q&quot;',
  );
});
