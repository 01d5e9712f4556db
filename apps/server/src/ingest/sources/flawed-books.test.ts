import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { epub, navigation, page, paragraphs, type TestBook } from '../testing/epubs.ts';
import { written } from '../testing/archives.ts';
import { encoded } from '../testing/pictures.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openWork } from './open-work.ts';

const folder = await temporaryFolder();
const [png, webp] = [await encoded(120, 120), await encoded(120, 120, { format: 'webp' })];
const text = page(paragraphs(3));

function novel(book: TestBook, options = {}) {
  return readNovel(folder, book, options);
}

describe('a spine', () => {
  it('loses what is not there and nothing else', async () => {
    const found = await novel({ files: { 'a.xhtml': text }, order: ['a.xhtml', 'gone.xhtml'] });
    expect(found.names).toEqual(['A Test Book']);
    expect(found.omissions).toEqual([
      { kind: 'document', place: 'i-1', reason: 'is named in the spine and not there', gap: true },
    ]);
    expect(found.chapters.map(({ files }) => files)).toEqual([['a.xhtml', 'i-1.xhtml']]);
    expect(await found.chapters[0]?.text('i-1.xhtml')).toContain('class="hanji-gap"');
  });

  it('says that its page of contents gives way to the list of chapters', async () => {
    const contents = navigation([['The First One', 'a.xhtml']]);
    const found = await novel({
      files: { 'a.xhtml': text, 'nav.xhtml': contents },
      order: ['nav.xhtml', 'a.xhtml'],
      properties: { 'nav.xhtml': 'nav' },
    });
    expect(found.chapters.map(({ words }) => words).join('')).not.toContain('The First One');
    expect(found.omissions).toEqual([
      {
        kind: 'document',
        place: 'OEBPS/nav.xhtml',
        reason: 'is the page of contents: the list of chapters takes its place',
        characters: 'TheFirstOne'.length,
      },
    ]);
  });

  it('leaves out what it does not name, which is said, save what stands in for another', async () => {
    const found = await novel({
      files: {
        'a.xhtml': text,
        'lost.xhtml': page('<p>Nobody reads me.</p>'),
        'empty.xhtml': page(''),
        'deep.xhtml': page('<div>'.repeat(20_000)),
        'map.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
        'words.xhtml': page('<p>A map.</p>'),
        'voice.smil': '<smil/>',
        'nav.xhtml': navigation([['One', 'a.xhtml']]),
      },
      order: ['a.xhtml', 'map.svg'],
      fallbacks: { 'map.svg': 'words.xhtml' },
      types: { 'voice.smil': 'application/smil+xml' },
      properties: { 'nav.xhtml': 'nav' },
    });
    expect(found.omissions).toMatchObject([
      { kind: 'document', place: 'OEBPS/lost.xhtml', characters: 14 },
      { kind: 'document', place: 'OEBPS/deep.xhtml', reason: 'is not in the spine' },
      { kind: 'media', place: 'OEBPS/voice.smil' },
    ]);
  });

  it('shows once what it names twice', async () => {
    const found = await novel(
      { files: { 'a.xhtml': text, 'b.jpg': png }, order: ['a.xhtml', 'b.jpg', 'a.xhtml', 'b.jpg'] },
      { chapters: 'whole' },
    );
    expect(found.chapters[0]?.files.toSorted()).toEqual(['a.xhtml', 'b.jpg', 'b.jpg.xhtml']);
    expect(found.omissions.map(({ place }) => place)).toEqual(['OEBPS/a.xhtml', 'OEBPS/b.jpg']);
  });

  it('follows what stands in for a foreign type, however long the chain, and no circle', async () => {
    const found = await novel(
      {
        files: { 'a.pdf': 'pdf', 'a.bin': 'x', 'a.xhtml': text, 'b.pdf': 'pdf', 'c.pdf': 'pdf' },
        order: ['a.pdf', 'b.pdf'],
        fallbacks: { 'a.pdf': 'a.bin', 'a.bin': 'a.xhtml', 'b.pdf': 'c.pdf', 'c.pdf': 'b.pdf' },
        types: { 'a.pdf': 'application/pdf', 'b.pdf': 'application/pdf' },
      },
      { chapters: 'spine' },
    );
    expect(found.chapters.map(({ words }) => words)).toEqual([expect.stringContaining('number 3')]);
    expect(found.omissions).toEqual([
      {
        kind: 'document',
        place: 'OEBPS/b.pdf',
        reason: 'is of a type that is not read (application/pdf)',
      },
    ]);
  });

  it('reads a page under a wrong type', async () => {
    const types = { 'a.xhtml': 'application/octet-stream', 'b.html': 'text/plain' };
    const files = { 'a.xhtml': text, 'b.html': text };
    const found = await novel({ files, order: ['a.xhtml', 'b.html'], types });
    expect(found.chapters).toHaveLength(2);
    expect(found.omissions).toEqual([]);
  });

  it('marks a gap for a document whose bytes are damaged', async () => {
    const book = await epub({
      files: { 'a.xhtml': text, 'b.xhtml': page('<p>damaged here</p>'), 'c.xhtml': text },
      order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
    });
    const stored = Buffer.from(book);
    // The checksum of the second document, in the archive's directory.
    const at = stored.lastIndexOf('OEBPS/b.xhtml') - 30;
    stored.writeUInt32LE(1, at);
    const work = await openWork(await written(folder, 'damaged.epub', stored), {});
    await work.lookOver();
    expect(work.chapters.map(({ name }) => name)).toEqual(['1', '3']);
    expect(work.omissions()).toEqual([
      {
        kind: 'document',
        place: 'OEBPS/b.xhtml',
        reason: 'is damaged and cannot be read',
        gap: true,
      },
    ]);
  });
});

describe('markup', () => {
  const body = '<body><p>It was read.</p></body></html>';
  const root = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head>';
  it.each([
    ['an external identifier', `<!DOCTYPE html SYSTEM "about:legacy-compat">${root}${body}`],
    [
      'one with brackets and signs in it',
      `<!DOCTYPE html PUBLIC "-//x[1]>//EN" 'a>b'>${root}${body}`,
    ],
    [
      'one without a subset, on lines',
      `<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE html\n PUBLIC "-//W3C//DTD XHTML 1.1//EN"\n "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"\n>\n${root}${body}`,
    ],
    [
      'a subset with signs in it',
      `<!DOCTYPE html [<!-- ]> --><!ATTLIST p x CDATA "]>">]>${root}${body}`,
    ],
    ['a type that does not end', `<!DOCTYPE html "x>${root}${body}`],
    [
      'prefixes that nobody declared',
      `${root}<body><p xlink:href="a"><o:p>It was read.</o:p></p></body></html>`,
    ],
    ['attributes that are none', `${root}<body><p "x" a=1 a=2 3=4>It was read.</p></body></html>`],
    ['comments within comments', `${root}<body><!-- a -- b --><p>It was read.</p></body></html>`],
    ['words before and behind', `It <html><body>was</body></html> read.`],
    ['no closing tag at all', `${root}<body><p>It <b>was <i>read.`],
    ['a section', `${root}<body><p>It was<br> <![CDATA[read.]]></p></body></html>`],
    [
      'a section that never ends',
      `${root}<body><p><![CDATA[It]]></p> <p>was <![CDATA[read.</p></body></html>`,
    ],
  ])('with %s is read', async (_what, markup) => {
    const found = await novel({ files: { 'a.xhtml': markup }, order: ['a.xhtml'] });
    expect(found.chapters[0]?.words.replaceAll(/\s+/g, ' ').trim()).toBe('It was read.');
    expect(found.chapters[0]?.characters).toBe(10);
    expect(found.omissions).toEqual([]);
  });

  it('keeps drawings in what has to be mended', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="g"/><path d="M0 0"/></svg>';
    const found = await novel({
      files: { 'a.xhtml': `<html><body><p>One<br>${drawing}</body></html>` },
      order: ['a.xhtml'],
    });
    expect(await found.chapters[0]?.text('a.xhtml')).toContain(
      '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><linearGradient id="g"/><path d="M0 0"/></svg>',
    );
  });

  const nested = (name: string, depth: number) =>
    `${`<${name}>`.repeat(depth)}deep${`</${name}>`.repeat(depth)}`;

  it('that is nested deeply keeps its words', async () => {
    const found = await novel({
      files: { 'a.xhtml': page(`<p>before</p>${nested('div', 2000)}<p>after</p>`) },
      order: ['a.xhtml'],
    });
    expect(found.chapters[0]?.words.trim()).toBe('beforedeepafter');
    expect(found.omissions).toEqual([]);
  });

  it.each([
    ['elements', nested('div', 20_000)],
    ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${nested('g', 300)}</svg>`],
  ])('that is nested without end is a gap, and the rest is read (%s)', async (_, inner) => {
    const found = await novel({
      files: { 'a.xhtml': text, 'b.xhtml': page(inner), 'c.xhtml': text },
      order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
    });
    expect(found.names).toEqual(['1', '3']);
    const reason = 'is nested too deeply to be read';
    const gap = { kind: 'document', place: 'OEBPS/b.xhtml', reason, gap: true };
    expect(found.omissions).toEqual([gap]);
  });

  it('that speaks of entities is read, and that has its own is refused', async () => {
    const spoken =
      '<p>Write &lt;!ENTITY a &quot;b&quot;&gt;</p><pre><![CDATA[<!ENTITY a "b">]]></pre>';
    const found = await novel({ files: { 'a.xhtml': page(spoken) }, order: ['a.xhtml'] });
    expect(found.chapters[0]?.words).toContain('<!ENTITY a "b">');
    const own = `<?xml version="1.0"?><!-- a --><!DOCTYPE html PUBLIC "a" "b" [ <!ENTITY a "b"> ]>${text}`;
    await expect(novel({ files: { 'a.xhtml': own }, order: ['a.xhtml'] })).rejects.toThrow(
      /entities of its own/,
    );
  });
});

describe('a contents table', () => {
  const files = { 'a.xhtml': page('<h1>A</h1>'), 'b.xhtml': page('<h1>B</h1>') };
  const order = ['a.xhtml', 'b.xhtml'];
  const ncx = `<ncx><navMap><navPoint><navLabel><text>Un & un</text></navLabel><content src="a.xhtml"/></navPoint>
    <navPoint><navLabel><text>Deux</text></navLabel><content src="b.xhtml"/></navPoint></navMap>`;

  it('is read as far as it can be where it is broken', async () => {
    const found = await novel({ files: { ...files, 'toc.ncx': ncx }, order });
    expect(found.names).toEqual(['Un & un', 'Deux']);
    expect(found.omissions).toEqual([]);
  });

  it('gives way to the other one, and both to the spine', async () => {
    const nav = { ...files, 'nav.xhtml': page('<nav><p>nothing</p></nav>') };
    const properties = { 'nav.xhtml': 'nav' };
    const both = await novel({ files: { ...nav, 'toc.ncx': ncx }, order, properties });
    expect(both.names).toEqual(['Un & un', 'Deux']);
    const none = await novel({ files: { ...nav, 'toc.ncx': 'no table' }, order, properties });
    expect(none.names).toEqual(['A', 'B']);
    expect(none.omissions).toEqual([
      {
        kind: 'metadata',
        place: 'OEBPS/nav.xhtml',
        reason: 'is a contents table of which nothing can be read',
      },
    ]);
  });
});

describe('a picture in a novel', () => {
  async function shown(
    content: string | Uint8Array,
    name = 'p.jpg',
    markup = `<img src="${name}" alt="a boat"/>`,
  ) {
    const found = await novel({
      files: {
        'a.xhtml': page(`<p>One ${markup}</p>`),
        ...(content === '' ? {} : { [name]: content }),
      },
      order: ['a.xhtml'],
    });
    const [chapter] = found.chapters;
    const item = [...(chapter?.book.items.values() ?? [])].find(({ path }) => path.endsWith(name));
    return { found, item, chapter, page: (await chapter?.text('a.xhtml')) ?? '' };
  }
  const gap = '<span class="hanji-gap" role="img" aria-label="a boat"></span>';

  it('is what its bytes are', async () => {
    for (const [bytes, type] of [
      [png, 'image/png'],
      [webp, 'image/webp'],
    ] as const) {
      const { found, item, page: markup } = await shown(bytes);
      expect(item?.mediaType).toBe(type);
      expect(markup).toContain('<img src="p.jpg" alt="a boat"/>');
      expect(found.omissions).toEqual([]);
    }
  });

  it('of a kind that browsers do not show is shown as one that they do', async () => {
    const tiff = await sharp(Buffer.from(png)).tiff().toBuffer();
    const { found, item, chapter } = await shown(tiff, 'p.tif');
    expect(item?.mediaType).toBe('image/webp');
    const bytes = await chapter?.book.archive.read(item?.path ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 120 });
    expect(found.omissions).toEqual([]);
  });

  it('that breaks off is shown as far as it goes', async () => {
    const jpeg = await encoded(300, 300, { format: 'jpeg' });
    const { found, item, chapter } = await shown(jpeg.subarray(0, jpeg.length / 2));
    const bytes = await chapter?.book.archive.read(item?.path ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300 });
    expect(found.omissions).toEqual([
      { kind: 'picture', place: 'OEBPS/p.jpg', reason: 'breaks off: its end is missing' },
    ]);
  });

  it.each([
    ['is empty', new Uint8Array(), 'OEBPS/p.jpg', 'is empty'],
    ['is none', 'words', 'OEBPS/p.jpg', 'is no picture'],
    ['is cut in its head', png.subarray(0, 20), 'OEBPS/p.jpg', 'cannot be read'],
    ['is a Photoshop file', '8BPS....', 'OEBPS/p.jpg', 'is a Photoshop file, which is not read'],
    ['is missing', '', 'OEBPS/p.jpg', 'is not in the book'],
  ])('that %s leaves a gap with its words', async (_what, content, place, reason) => {
    const { found, item, page: markup } = await shown(content);
    expect(markup).toContain(gap);
    expect(item).toBeUndefined();
    expect(found.omissions).toEqual([{ kind: 'picture', place, reason, gap: true }]);
  });

  it('leaves a gap whatever its name says', async () => {
    const { page: markup } = await shown(png.subarray(0, 20), 'beyond.png');
    expect(markup).toContain(gap);
  });

  it('that lies outside the book leaves a gap', async () => {
    const address = 'https://example.org/a.png';
    const { found, page: markup } = await shown(
      '',
      'a.png',
      `<img src="${address}" alt="a boat"/>`,
    );
    expect(markup).toContain(gap);
    expect(found.omissions).toMatchObject([{ place: address, reason: 'lies outside the book' }]);
  });

  it('that nobody listed is shown all the same', async () => {
    const found = await novel({
      files: { 'a.xhtml': page('<p>One <img src="p.png" alt=""/></p>') },
      more: { 'OEBPS/p.png': png },
      order: ['a.xhtml'],
    });
    expect(found.chapters[0]?.files).toContain('p.png');
    expect(found.omissions).toEqual([]);
  });

  it('that takes more pixels than there is memory for is still refused', async () => {
    const huge = await sharp({
      create: { width: 20_000, height: 5001, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    await expect(shown(huge, 'p.png')).rejects.toThrow(/over 100 megapixels/);
  });
});

it('takes the style sheets that stand before the root of a page, and names others', async () => {
  const sheets = `<?xml-stylesheet href="a.css"?><?xml-stylesheet type='text/xsl' href='x.xsl'?>`;
  const found = await novel({
    files: {
      'a.xhtml': text.replace(/^<\?xml[^>]*\?>/, `<?xml version="1.0"?>${sheets}`),
      'a.css': 'p { color: red }',
    },
    order: ['a.xhtml'],
  });
  expect(found.chapters[0]?.files).toContain('a.css');
  expect(await found.chapters[0]?.text('/a.xhtml')).toContain(
    '<head><link rel="stylesheet" href="a.css"/><title>',
  );
  const reason = 'is a style sheet of a kind that is not read (text/xsl)';
  expect(found.omissions).toEqual([{ kind: 'style', place: 'OEBPS/x.xsl', reason }]);
});

it('keeps a title with an ampersand in a package that is not well-formed', async () => {
  const found = await novel({
    metadata: '<dc:creator>Salt & Pepper</dc:creator>',
    files: { 'a.xhtml': text, 'nav.xhtml': navigation([['One', 'a.xhtml']]) },
    order: ['a.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
  expect(found.source).toMatchObject({ name: 'A Test Book', authors: [{ name: 'Salt & Pepper' }] });
});

it('loses a style sheet that is too much to read and nothing else', async () => {
  const found = await novel({
    files: {
      'a.xhtml': page(paragraphs(3), '<link rel="stylesheet" href="a.css"/>'),
      'a.css': '@media x{'.repeat(20_000),
    },
    order: ['a.xhtml'],
  });
  expect(found.chapters).toHaveLength(1);
  expect(found.omissions).toEqual([
    {
      kind: 'style',
      place: 'OEBPS/a.css',
      reason: 'is too long or nested too deeply to be read',
    },
  ]);
});

it('takes names that every object knows for no names of its own', async () => {
  const found = await novel({
    metadata: `<dc:creator id="a">Ann</dc:creator>
      <meta refines="#a" property="role">constructor</meta>
      <meta property="schema:accessibilityFeature">constructor</meta>`,
    files: { 'a.xhtml': page('<p>one</p><constructor>two</constructor>') },
    order: ['a.xhtml'],
  });
  expect(found.source.authors).toEqual([{ name: 'Ann', role: 'creator' }]);
  expect(found.chapters[0]?.words).toBe('onetwo');
  expect(found.omissions).toEqual([]);
});

it('shows the button that is a picture, as which old pages link', async () => {
  const button = '<input type="image" src="a.png" alt="Turn on"/><input type="text" value="a"/>';
  const found = await novel({
    files: { 'a.xhtml': page(`<p>One</p><form action="x">${button}</form>`), 'a.png': png },
    order: ['a.xhtml'],
  });
  expect(await found.chapters[0]?.text('a.xhtml')).toContain('<img src="a.png" alt="Turn on"/>');
  expect(found.chapters[0]?.files).toContain('a.png');
});

it('takes down that a drawing has scripts', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0"/></svg>';
  const found = await novel({
    files: { 'a.xhtml': page('<p>One <img src="a.svg" alt=""/></p>'), 'a.svg': drawing },
    order: ['a.xhtml'],
  });
  expect(await found.chapters[0]?.text('a.svg')).not.toContain('alert');
  expect(found.omissions).toEqual([
    { kind: 'file', place: 'OEBPS/a.svg', reason: 'has scripts, which do not run' },
  ]);
});

describe('what a book says in several ways', () => {
  const other = '<epub:case required-namespace="http://example.org/other"><p>other</p></epub:case>';
  const math =
    '<epub:case required-namespace="http://www.w3.org/1998/Math/MathML"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></epub:case>';
  const words = '<epub:default><p>words</p></epub:default>';
  it.each([
    ['its words', `${other}${words}`, 'words'],
    ['a case that is shown', `${other}${math}${words}`, 'x'],
    ['nothing where nothing is', other, ''],
  ])('is shown once: %s', async (_what, cases, shown) => {
    for (const flaw of ['', '<br>']) {
      const markup = page(`<p>a</p>${flaw}<epub:switch>${cases}</epub:switch><p>z</p>`);
      const found = await novel({ files: { 'a.xhtml': markup }, order: ['a.xhtml'] });
      expect(found.chapters[0]?.words.trim()).toBe(`a${shown}z`);
      expect(found.chapters[0]?.characters).toBe(2 + shown.length);
    }
  });
});

it('takes for pages of a comic what nothing but a style shows', async () => {
  const behind = `<div style="background-image: url('b.png')"></div>`;
  const book = {
    files: {
      'a.xhtml': page('<div id="a"></div>', '<style>#a { background: #fff url(a.png) }</style>'),
      'b.xhtml': page(behind),
      'c.xhtml': page(`<p>Words</p>${behind}`),
      'a.png': png,
      'b.png': await encoded(130, 120),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
  };
  const work = await openWork(await written(folder, 'behind.epub', await epub(book)), {
    type: 'comic',
  });
  const keys: (string | undefined)[] = [];
  for (const { body } of work.source.chapters) {
    if (body.kind === 'images') for await (const { key } of body.pages()) keys.push(key);
  }
  work.close();
  expect(keys).toEqual(['OEBPS/a.png', 'OEBPS/b.png']);
  expect(
    (await novel(book)).chapters.map(({ files }) => files.filter((name) => /png/.test(name))),
  ).toEqual([['a.png'], ['b.png'], ['b.png']]);
});

it('takes for pages of a comic what the style sheets that they link show behind them', async () => {
  const link = '<link rel="stylesheet" href="css/all.css"/>';
  const sheet = `@import "deep.css"; .page { background: url(../blank.png) }
    @media screen { body > #one { background-image: url("../a.png") } } #none { background: none }
    #two.page { background: url(../b.png) } div p { background: url(../blank.png) }`;
  const book = {
    files: {
      'a.xhtml': page('<div id="one" class="page"></div>', link),
      'b.xhtml': page('<div id="two" class="page"></div><div id="none" class="page"></div>', link),
      'c.xhtml': page('<section id="three"><i></i></section>', link),
      'css/all.css': sheet,
      'css/deep.css': '#three i { background: url(../c.png) } @import "all.css";',
      'a.png': png,
      'b.png': await encoded(130, 120),
      'c.png': await encoded(140, 120),
      'blank.png': await encoded(150, 120),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
  };
  const file = await written(folder, 'linked.epub', await epub(book));
  const work = await openWork(file, { type: 'comic' });
  const keys: (string | undefined)[] = [];
  for (const { body } of work.source.chapters) {
    if (body.kind === 'images') for await (const { key } of body.pages()) keys.push(key);
  }
  work.close();
  expect(keys).toEqual(['OEBPS/a.png', 'OEBPS/b.png', 'OEBPS/c.png']);
});
