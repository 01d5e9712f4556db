import { expect, it } from 'vitest';
import { bookBytes } from '#ingest/epub/write/written-book.ts';
import { written } from '#ingest/testing/archives.ts';
import { epub, navigation, page, paragraphs, type TestBook } from '#ingest/testing/epubs.ts';
import { openChapter } from '#ingest/testing/open-chapter.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import type { ImportOptions } from '#ingest/sources/import-options.ts';
import { openWork } from '#ingest/sources/open-work.ts';

const folder = await temporaryFolder();
const jpeg = await encoded(50, 60, { format: 'jpeg' });

async function novel(book: TestBook, options: ImportOptions = {}) {
  const { source } = await openWork(await written(folder, 'novel.epub', await epub(book)), options);
  const chapters = await Promise.all(
    source.chapters.map(async ({ name, body }) => {
      if (body.kind !== 'epub') throw new Error('not a novel');
      return { name, ...(await openChapter(await bookBytes(body.book))) };
    }),
  );
  return { source, chapters, names: chapters.map(({ name }) => name) };
}

const shelf: TestBook = {
  metadata: `<dc:language>de</dc:language><dc:creator opf:role="aut">Eva</dc:creator>
    <meta name="cover" content="i5"/>`,
  files: {
    'cover.xhtml': page('<img src="cover.jpg" alt=""/>'),
    'front.xhtml': page('<p>For those who wait.</p>'),
    'one.xhtml': page(`<h1>One</h1>${paragraphs(4)}<p><a href="two.xhtml#mid">on</a></p>`),
    'two.xhtml': page(
      `<div id="start"><h1 id="head">Two</h1>${paragraphs(3)}<div id="mid"><h1>Three</h1>${paragraphs(2, 'third')}
       <p><a href="#mid">here</a> <a href="#head">gone</a></p></div></div>`,
    ),
    'nav.xhtml': navigation([
      ['Eins', 'one.xhtml'],
      ['Zwei', 'two.xhtml#start'],
      ['Drei', 'two.xhtml#mid'],
    ]),
    'cover.jpg': jpeg,
  },
  order: ['cover.xhtml', 'nav.xhtml', 'front.xhtml', 'one.xhtml', 'two.xhtml'],
  properties: { 'nav.xhtml': 'nav' },
};

it('parts a novel by its contents table, within documents too', async () => {
  const { source, names, chapters } = await novel(shelf);
  expect(source).toMatchObject({
    type: 'novel',
    language: 'de-DE',
    authors: [{ name: 'Eva', role: 'writer' }],
  });
  expect(source.cover).toBeDefined();
  expect(names).toEqual(['Eins', 'Zwei', 'Drei']);
  const [first, second, third] = chapters;
  // What stands before the first entry belongs to it; the cover page and the table do not.
  expect(
    first?.names.filter((name) => name.endsWith('.xhtml') && name.startsWith('book/')),
  ).toEqual(['book/OEBPS/front.xhtml', 'book/OEBPS/one.xhtml']);
  const two = await second?.text('two.xhtml');
  expect(two).toContain('paragraph number 3');
  expect(two).not.toContain('Three');
  const three = await third?.text('two.xhtml');
  expect(three).toContain('<h1>Three</h1>');
  expect(three).not.toContain('paragraph number');
  expect(first?.book.metadata).toMatchObject({ title: 'Eins', language: 'de' });
});

it('keeps links within a chapter, and has those into another say which', async () => {
  const { source, chapters } = await novel(shelf);
  const [first, second, third] = source.chapters.map(({ key }) => key);
  expect(await chapters[0]?.text('one.xhtml')).toContain(
    `<a data-chapter-key="${third}" data-chapter-place="book/OEBPS/two.xhtml#mid">on</a>`,
  );
  const three = await chapters[2]?.text('two.xhtml');
  expect(three).toContain('<a href="#mid">here</a>');
  expect(three).toMatch(
    new RegExp(`<a data-chapter-key="${second}" data-chapter-place="book/OEBPS/.+">gone</a>`, 'u'),
  );
  expect(first).not.toBe(second);
});

it('has a link to a note say the chapter in which the note is, which no line of the contents names', async () => {
  const { source, chapters } = await novel({
    files: {
      'all.xhtml': page(`<div id="a"><h1>A</h1>${paragraphs(3)}<p><a href="#n2">*</a></p></div>
        <div id="b"><h1>B</h1>${paragraphs(3)}</div>
        <div id="notes"><h1>Notes</h1><p id="n1">One.</p><p id="n2">Two.</p></div>`),
      'nav.xhtml': navigation([
        ['A', 'all.xhtml#a'],
        ['B', 'all.xhtml#b'],
        ['Notes', 'all.xhtml#notes'],
      ]),
    },
    order: ['all.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
  const notes = source.chapters[2]?.key;
  expect(await chapters[0]?.text('all.xhtml')).toContain(
    `<a data-chapter-key="${notes}" data-chapter-place="book/OEBPS/all.xhtml#n2">*</a>`,
  );
});

it('believes no book that says itself where its links lead', async () => {
  const { chapters } = await novel({
    files: {
      'a.xhtml': page(
        '<p>One <a data-chapter-key="x" data-chapter-place="x" href="nowhere.xhtml">a</a></p>',
      ),
      'b.xhtml': page(
        '<p>Two <a href="a.xhtml" data-chapter-key="x" data-chapter-place="x">b</a></p>',
      ),
    },
    order: ['a.xhtml', 'b.xhtml'],
  });
  expect(await chapters[0]?.text('a.xhtml')).toContain('<a>a</a>');
  expect(await chapters[1]?.text('b.xhtml')).not.toContain('"x"');
});

it('parts a novel by its spine, or takes it whole, when asked', async () => {
  const spine = await novel(shelf, { chapters: 'spine' });
  expect(spine.names).toEqual(['1', 'Eins', 'Two']);
  const whole = await novel(shelf, { chapters: 'whole' });
  expect(whole.names).toEqual(['A Test Book']);
  expect(whole.chapters[0]?.book.spine).toHaveLength(3);
  expect(await whole.chapters[0]?.text('one.xhtml')).toContain('<a href="two.xhtml#mid">on</a>');
});

it('goes by the NCX of an EPUB 2, and by the spine where there is no table', async () => {
  const { 'nav.xhtml': _nav, ...files } = shelf.files;
  const ncx = `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Buch</text></navLabel>
    <navPoint><navLabel><text>I</text></navLabel><content src="one.xhtml"/></navPoint>
    <navPoint><navLabel><text>II</text></navLabel><content src="two.xhtml"/></navPoint></navPoint></navMap></ncx>`;
  const order = ['one.xhtml', 'two.xhtml'];
  expect((await novel({ files: { ...files, 'toc.ncx': ncx }, order })).names).toEqual(['I', 'II']);
  expect((await novel({ files, order })).names).toEqual(['One', 'Two']);
  await expect(novel({ files, order }, { chapters: 'contents' })).rejects.toThrow(
    /no contents table/,
  );
});

it('puts only its own resources into a chapter, those of style sheets included', async () => {
  const style = '@import "deep.css"; body { background: url(paper.jpg) }';
  const { chapters } = await novel(
    {
      files: {
        'a.xhtml': page(
          '<p>One</p><img src="a.jpg" alt=""/>',
          '<link rel="stylesheet" href="s.css"/>',
        ),
        'b.xhtml': page('<p>Two</p>'),
        's.css': style,
        'deep.css': '@font-face { font-family: X; src: url("x.otf") }',
        'x.otf': 'font',
        'paper.jpg': jpeg,
        'a.jpg': jpeg,
        'unused.jpg': jpeg,
      },
      order: ['a.xhtml', 'b.xhtml'],
    },
    { chapters: 'spine', type: 'novel' },
  );
  const own = (index: number) =>
    (chapters[index]?.names ?? []).filter((name) => name.startsWith('book/')).toSorted();
  expect(own(0)).toEqual(
    ['a.jpg', 'a.xhtml', 'deep.css', 'paper.jpg', 's.css', 'x.otf'].map(
      (name) => `book/OEBPS/${name}`,
    ),
  );
  expect(own(1)).toEqual(['book/OEBPS/b.xhtml']);
});

it('keeps language, direction and vertical writing', async () => {
  const vertical = page(
    '<p>縦<ruby>書<rt>が</rt></ruby>き</p>',
    '<link rel="stylesheet" href="v.css"/>',
  )
    .replace('xml:lang="en"', 'xml:lang="ja" lang="ja" dir="rtl" class="vrtl"')
    .replace('<body>', '<body style="writing-mode: vertical-rl">');
  const { source, chapters } = await novel({
    metadata: '<dc:language>ja</dc:language>',
    spine: 'page-progression-direction="rtl"',
    files: {
      'v.xhtml': vertical,
      'v.css':
        '@charset "utf-8"; @namespace epub "http://www.idpf.org/2007/ops"; .vrtl { -epub-writing-mode: vertical-rl }',
    },
    order: ['v.xhtml'],
  });
  expect(source.orientation).toBe('RTL');
  expect(chapters[0]?.book.pageDirection).toBe('rtl');
  const text = await chapters[0]?.text('/v.xhtml');
  expect(text).toContain('xml:lang="ja" lang="ja" dir="rtl" class="vrtl"');
  expect(text).toContain('style="writing-mode:vertical-rl"');
  expect(text).toContain('<ruby>書<rt>が</rt></ruby>');
  const css = await chapters[0]?.text('v.css');
  expect(css).toContain('-epub-writing-mode:vertical-rl');
  expect(css).toContain('@namespace epub"http://www.idpf.org/2007/ops"');
});

it.each([
  ['a book that runs', '', 'plate.xhtml', ['pre-paginated', undefined, undefined]],
  [
    'a book of pages',
    '<meta property="rendition:layout">pre-paginated</meta>',
    'text.xhtml',
    ['pre-paginated', 'reflowable', 'pre-paginated'],
  ],
])('has each document laid out as the spine says, in %s', async (_, metadata, own, layouts) => {
  const named = own === 'plate.xhtml' ? 'pre-paginated' : 'reflowable';
  const viewport = '<meta name="viewport" content="width=800, height=1000"/>';
  const { chapters } = await novel(
    {
      metadata,
      files: {
        'plate.xhtml': page('<p style="position: absolute">A plate.</p>', viewport),
        'text.xhtml': page(`<h1>One</h1>${paragraphs(60)}`, viewport),
        'more.xhtml': page(`<h1>Two</h1>${paragraphs(60)}`),
      },
      order: ['plate.xhtml', 'text.xhtml', 'more.xhtml'],
      inSpine: { [own]: `page-spread-left rendition:layout-${named}` },
    },
    { chapters: 'whole' },
  );
  const [chapter] = chapters;
  expect(chapter?.book.spine.map(({ properties }) => properties)).toEqual(
    layouts.map((layout) => (layout === undefined ? [] : [`rendition:layout-${layout}`])),
  );
  expect(await chapter?.text('plate.xhtml')).toContain('content="width=800, height=1000"');
});

it('replaces entities that XML does not know, and mends what is not well-formed', async () => {
  const { chapters } = await novel(
    {
      files: {
        'a.xhtml': page('<p>a&nbsp;b&mdash;c &amp; d &unknown; e</p>'),
        'b.xhtml':
          '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>B</title></head><body><p>one<br>two & three<p>four</body></html>',
      },
      order: ['a.xhtml', 'b.xhtml'],
    },
    { chapters: 'spine' },
  );
  expect(await chapters[0]?.text('a.xhtml')).toContain('a\u00a0b\u2014c &amp; d &amp;unknown; e');
  const mended = await chapters[1]?.text('b.xhtml');
  expect(mended).toContain('one<br/>two &amp; three');
  expect(mended).toContain('<p>four</p>');
});

it('wraps a picture that stands in the spine by itself', async () => {
  const { chapters } = await novel(
    { files: { 'a.xhtml': page(paragraphs(30)), 'map.jpg': jpeg }, order: ['a.xhtml', 'map.jpg'] },
    { chapters: 'whole', type: 'novel' },
  );
  expect(chapters[0]?.book.spine.map(({ item }) => item.mediaType)).toEqual([
    'application/xhtml+xml',
    'application/xhtml+xml',
  ]);
  expect(await chapters[0]?.text('map.jpg.xhtml')).toContain('<img src="map.jpg" alt=""/>');
});

it('writes the same bytes for the same chapter', async () => {
  const bytes = async () => {
    const { source } = await openWork(await written(folder, 'twice.epub', await epub(shelf)), {});
    const body = source.chapters[1]?.body;
    return body?.kind === 'epub' ? bookBytes(body.book) : null;
  };
  expect(await bytes()).toEqual(await bytes());
});
