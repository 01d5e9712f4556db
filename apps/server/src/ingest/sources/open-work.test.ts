import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { written, zipped, type Entries } from '../testing/archives.ts';
import { epub, navigation, page, paragraphs, type TestBook } from '../testing/epubs.ts';
import { encoded } from '../testing/pictures.ts';
import { temporaryFolder } from '../testing/work.ts';
import type { WorkSource } from '../work-source.ts';
import type { ImportOptions } from './import-options.ts';
import { openWork } from './open-work.ts';

const folder = await temporaryFolder();
const [a, b, tall] = [
  await encoded(60, 90, { format: 'jpeg' }),
  await encoded(60, 90, { seed: 1, format: 'jpeg' }),
  await encoded(60, 300, { format: 'jpeg' }),
];

async function opened(name: string, bytes: Uint8Array, options: ImportOptions = {}) {
  const work = await openWork(await written(folder, name, bytes), options);
  return { ...work.source, notes: work.notes, omissions: work.omissions() };
}

async function comicOf(entries: Entries, options?: ImportOptions) {
  return opened('Night_Bus 3.cbz', await zipped(entries), options);
}

async function bookOf(book: TestBook, options?: ImportOptions) {
  return opened('book.epub', await epub(book), options);
}

/** Which pages each chapter gives, by their keys. */
async function keys({ chapters }: Pick<WorkSource, 'chapters'>): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const { name, body } of chapters) {
    const own: (string | undefined)[] = [];
    if (body.kind === 'images') for await (const { key } of body.pages()) own.push(key);
    all.push([name, own]);
  }
  return all;
}

it('reads a CBZ as one chapter in natural order, without litter', async () => {
  const work = await comicOf({
    '10.jpg': a,
    '9.jpg': b,
    '__MACOSX/._9.jpg': 'litter',
    '.DS_Store': 'litter',
    'notes.txt': 'not a page',
  });
  expect(await keys(work)).toEqual([['Night Bus 3', ['9.jpg', '10.jpg']]]);
  expect(work).toMatchObject({ type: 'comic', language: 'en-US', orientation: 'LTR' });
  expect(work.notes).toEqual(['the language is not stated: taken as en-US (--language says it)']);
  expect(work.omissions).toEqual([{ kind: 'file', place: 'notes.txt', reason: 'is no picture' }]);
});

it('takes archives in folders of a series as chapters too, and of two with one name the first', async () => {
  const series = path.join(folder, 'Lantern');
  await mkdir(path.join(series, 'Specials'), { recursive: true });
  const volume = await zipped({ '1.jpg': a });
  await written(series, 'Lantern 2.cbz', volume);
  await written(series, 'Lantern 10.cbz', volume);
  await written(series, 'Lantern 10.zip', await zipped({ '1.jpg': b, '2.jpg': b }));
  await written(path.join(series, 'Specials'), 'Special 1.cbz', await zipped({ 'x.jpg': b }));
  const work = await openWork(series, { language: 'en-US' });
  expect(await keys(work.source)).toEqual([
    ['Lantern 2', ['Lantern 2/1.jpg']],
    ['Lantern 10', ['Lantern 10/1.jpg']],
    ['Specials Special 1', ['Specials/Special 1/x.jpg']],
  ]);
  expect(work.omissions()).toEqual([
    { kind: 'file', place: 'Lantern 10.zip', reason: 'bears the name of another volume' },
  ]);
});

it('says what there is where there is no picture', async () => {
  const one = comicOf({ 'readme.txt': 'hello' });
  await expect(one).rejects.toThrow(/^there is no picture in it, only readme\.txt$/);
  const more = comicOf({ 'a.mobi': 'BOOKMOBI', 'b.txt': 'hello', 'c.txt': 'hello' });
  await expect(more).rejects.toThrow(/^there is no picture in it, only a\.mobi and 2 more$/);
});

it('reads folders in an archive as chapters, and a lone cover above them as the cover', async () => {
  const work = await comicOf({
    'Night Bus/cover.jpg': tall,
    'Night Bus/Chapter 10/1.jpg': a,
    'Night Bus/Chapter 2/1.jpg': b,
    'Night Bus/Chapter 2/2.jpg': a,
  });
  expect(await keys(work)).toEqual([
    ['Chapter 2', ['Night Bus/Chapter 2/1.jpg', 'Night Bus/Chapter 2/2.jpg']],
    ['Chapter 10', ['Night Bus/Chapter 10/1.jpg']],
  ]);
  expect(await work.cover?.()).toEqual({ kind: 'file', bytes: Buffer.from(tall) });
});

it('takes title, people, language, direction and age from ComicInfo.xml', async () => {
  const info = `<?xml version="1.0"?><ComicInfo><Series>Night Bus</Series><Title>Last Stop</Title>
    <Number>3</Number><Summary>It does not stop.</Summary><Writer>Mo, Ann</Writer><Penciller>Ann</Penciller>
    <Inker>Jo</Inker><Publisher>Lamp</Publisher><Genre>Horror, Slice of Life</Genre>
    <LanguageISO>ja</LanguageISO><Manga>YesAndRightToLeft</Manga><AgeRating>Mature 17+</AgeRating></ComicInfo>`;
  const work = await comicOf({ '1.jpg': a, 'ComicInfo.xml': info });
  expect(work).toMatchObject({
    name: 'Night Bus',
    description: 'It does not stop.',
    publisherName: 'Lamp',
    genres: ['slice-of-life', 'horror'],
    language: 'ja-JP',
    orientation: 'RTL',
    restrictedAge: 19,
    notes: [],
  });
  expect(work.authors).toEqual([
    { name: 'Mo', role: 'writer' },
    { name: 'Ann', role: 'creator' },
  ]);
  expect(work.contributors).toEqual([{ name: 'Jo', role: 'inker' }]);
  expect(work.chapters[0]?.name).toBe('Last Stop');
});

it('takes the cover, the chapters and what is deleted from the pages of a ComicInfo.xml', async () => {
  const info = `<ComicInfo><Series>Night Bus</Series><Title>All</Title><Web>https://a.example</Web>
    <Editor>Jo</Editor><Pages><Page Image="0" Type="Deleted"/><Page Image="1" Type="FrontCover"/>
    <Page Image="2" Bookmark="One"/><Page Image="4" Bookmark="Two"/><Page Image="99" Bookmark="No"/>
    <Page Image="x" Type="Deleted"/></Pages></ComicInfo>`;
  const pages = Object.fromEntries(
    ['10', '1', '2', '3', '4', '5'].map((name) => [`${name}.jpg`, a]),
  );
  const work = await comicOf({ ...pages, '2.jpg': b, 'ComicInfo.xml': info });
  expect(await keys(work)).toEqual([
    ['One', ['2.jpg', '3.jpg', '4.jpg']],
    ['Two', ['5.jpg', '10.jpg']],
  ]);
  expect(await work.cover?.()).toEqual({ kind: 'file', bytes: Buffer.from(b) });
  expect(work.omissions).toEqual([
    { kind: 'picture', place: '1.jpg', reason: 'is marked as deleted' },
  ]);
  expect(work.notes).toContain('ComicInfo.xml also has Web, for which there is no place here');
});

it('takes of each archive in a folder what its own ComicInfo.xml says', async () => {
  const root = path.join(folder, 'Night Bus of many');
  await mkdir(root);
  const issue = (number: number, more: string) =>
    `<ComicInfo><Series>Night Bus</Series><Number>${number}</Number><Count>10</Count>
    <Writer>Mo</Writer>${more}</ComicInfo>`;
  const files = (info: string) => zipped({ '1.jpg': a, '2.jpg': b, 'ComicInfo.xml': info });
  const deleted = '<Pages><Page Image="0" Type="Deleted"/></Pages>';
  const last = `<Title>Last Stop</Title><Penciller>Ann</Penciller><Translator>Jo</Translator>${deleted}`;
  await written(root, 'bus-10.cbz', await files(issue(10, last)));
  await written(root, 'bus-9.cbz', await files(issue(9, '')));
  const { source } = await openWork(root, { language: 'en-US' });
  expect(await keys(source)).toEqual([
    ['Night Bus 9', ['bus-9/1.jpg', 'bus-9/2.jpg']],
    ['Last Stop', ['bus-10/2.jpg']],
  ]);
  expect(source).toMatchObject({
    name: 'Night Bus',
    status: 'completed',
    authors: [
      { name: 'Mo', role: 'writer' },
      { name: 'Ann', role: 'artist' },
    ],
    contributors: [{ name: 'Jo', role: 'translator' }],
  });
});

it('reads the pages beside a ComicInfo.xml that cannot be read', async () => {
  const work = await comicOf({ '1.jpg': a, 'ComicInfo.xml': '<ComicInfo><Series>Ni' });
  expect(await keys(work)).toEqual([['Night Bus 3', ['1.jpg']]]);
  expect(work.omissions).toEqual([
    { kind: 'metadata', place: 'ComicInfo.xml', reason: 'cannot be read' },
  ]);
});

it('reads strips as a vertical comic', async () => {
  expect(await comicOf({ '1.jpg': tall, '2.jpg': tall, '3.jpg': a })).toMatchObject({
    orientation: 'TTB',
  });
});

it('lets flags go before what the file says', async () => {
  const work = await comicOf(
    { '1/1.jpg': a, '2/1.jpg': a, '3/1.jpg': a },
    {
      type: 'magazine_comic',
      language: 'ko-KR',
      title: 'Flagged',
      authors: ['Kim'],
      genres: ['gag'],
      status: 'completed',
      orientation: 'RTL',
      age: 12,
      schedule: [1, 4],
      price: 3,
      rentalPrice: 2,
      free: 1,
      trial: 4,
      unit: 'volume',
    },
  );
  expect(work).toMatchObject({
    type: 'magazine_comic',
    language: 'ko-KR',
    name: 'Flagged',
    authors: [{ name: 'Kim', role: 'creator' }],
    genres: ['gag'],
    status: 'completed',
    orientation: 'RTL',
    restrictedAge: 12,
    publishDays: [1, 4],
    coinUsable: true,
    chapterUnit: 'volume',
  });
  const paid = {
    free: false,
    price: 3,
    purchaseAllowedWith: ['coin'],
    rentalPrice: 2,
    rentAllowedWith: ['coin'],
    rentalPeriod: 259_200,
    trialPages: 4,
  };
  expect(work.chapters.map(({ sales }) => sales)).toEqual([{ free: true }, paid, paid]);
});

it('changes its digest with the bytes and with the flags, and with nothing else', async () => {
  const [first, same, other, flagged] = [
    await comicOf({ '1.jpg': a }, { language: 'en-US' }),
    await comicOf({ '1.jpg': a }, { language: 'en-US' }),
    await comicOf({ '1.jpg': b }, { language: 'en-US' }),
    await comicOf({ '1.jpg': a }, { language: 'en-US', price: 2 }),
  ];
  expect(same.digest).toBe(first.digest);
  expect(new Set([first, other, flagged].map(({ digest }) => digest)).size).toBe(3);
  expect(new Set([first, other, flagged].map(({ importKey }) => importKey)).size).toBe(1);
});

it('reads a folder with sub-folders, and refuses one with a link', async () => {
  const root = path.join(folder, 'Some Comic');
  await mkdir(path.join(root, '2'), { recursive: true });
  await mkdir(path.join(root, '1'), { recursive: true });
  for (const name of ['2/1.jpg', '1/2.jpg', '1/11.jpg']) await writeFile(path.join(root, name), a);
  const { source } = await openWork(root, { language: 'en-US' });
  expect(source.name).toBe('Some Comic');
  expect(await keys(source)).toEqual([
    ['1', ['1/2.jpg', '1/11.jpg']],
    ['2', ['2/1.jpg']],
  ]);
  await symlink('/etc/hostname', path.join(root, '1', 'link.jpg'));
  await expect(openWork(root, {})).rejects.toThrow(/holds a link/);
});

const fixed =
  '<meta property="rendition:layout">pre-paginated</meta><dc:language>ja-JP</dc:language>';

it('reads a fixed-layout EPUB: plain images, SVG-wrapped ones, and images in the spine', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <image xlink:href="b.jpg" width="60" height="90"/></svg>`;
  const work = await bookOf({
    metadata: `${fixed}<dc:creator id="c">Ame</dc:creator>
      <meta refines="#c" property="role" scheme="marc:relators">art</meta><dc:publisher>Kumo</dc:publisher>
      <dc:description>A &lt;b&gt;short&lt;/b&gt; one.</dc:description>`,
    spine: 'page-progression-direction="rtl"',
    files: {
      'p1.xhtml': page('<img src="a.jpg" alt=""/>'),
      'p2.xhtml': page(svg),
      'p3.svg': svg,
      'a.jpg': a,
      'b.jpg': b,
      'c.jpg': tall,
      'about.xhtml': page(paragraphs(3)),
    },
    order: ['p1.xhtml', 'p2.xhtml', 'p3.svg', 'c.jpg', 'about.xhtml'],
    properties: { 'c.jpg': 'cover-image' },
  });
  expect(work).toMatchObject({
    type: 'comic',
    name: 'A Test Book',
    language: 'ja-JP',
    orientation: 'RTL',
    publisherName: 'Kumo',
    description: 'A short one.',
    authors: [{ name: 'Ame', role: 'artist' }],
    notes: ['read as a comic: 4 pictures beside 132 characters'],
    omissions: [
      {
        kind: 'document',
        place: 'OEBPS/about.xhtml',
        reason: 'has text and no picture',
        characters: 132,
      },
    ],
  });
  const names = ['a.jpg', 'b.jpg', 'b.jpg', 'c.jpg'].map((name) => `OEBPS/${name}`);
  expect(await keys(work)).toEqual([['A Test Book', names]]);
  expect(await work.cover?.()).toEqual({ kind: 'file', bytes: Buffer.from(tall) });
});

it('reads a left-to-right one, a scrolled one and the roll layout by their direction', async () => {
  const book = { files: { 'a.jpg': a, 'b.jpg': b }, order: ['a.jpg', 'b.jpg'] };
  const direction = async (metadata: string, spine: string) =>
    (await bookOf({ ...book, metadata, spine })).orientation;
  const ltr = 'page-progression-direction="ltr"';
  expect(await direction(fixed, ltr)).toBe('LTR');
  expect(await direction('<meta property="rendition:layout">roll</meta>', '')).toBe('TTB');
  const scrolled = '<meta property="rendition:flow">scrolled-continuous</meta>';
  expect(await direction(scrolled, '')).toBe('TTB');
  // A Japanese comic that says nothing is read from right to left, any other from left to right.
  expect(await direction(fixed, '')).toBe('RTL');
  expect(await direction('<dc:language>fr</dc:language>', '')).toBe('LTR');
});

it('reads a painted scroll sideways, where its lines say that it goes there', async () => {
  const scroll = (css: string): TestBook => ({
    metadata: '<meta property="rendition:flow">scrolled-doc</meta><dc:language>ja</dc:language>',
    spine: 'page-progression-direction="rtl"',
    files: {
      'main.xhtml': page(
        '<img src="a.jpg" alt=""/><img src="b.jpg" alt=""/>',
        '<link rel="stylesheet" href="scroll.css"/>',
      ),
      'scroll.css': css,
      'a.jpg': a,
      'b.jpg': b,
    },
    order: ['main.xhtml'],
  });
  const vertical = 'html { -epub-writing-mode: vertical-rl; writing-mode: vertical-rl }';
  expect(await bookOf(scroll(vertical))).toMatchObject({ orientation: 'RTL', sideways: true });
  const down = await bookOf(scroll('img { display: block }'));
  expect([down.orientation, down.sideways]).toEqual(['TTB', undefined]);
  // What was said goes before.
  const pages = await bookOf(scroll(vertical), { orientation: 'LTR' });
  expect([pages.orientation, pages.sideways]).toEqual(['LTR', undefined]);
});

it('takes what a book says of its pages for who does not see them', async () => {
  const work = await bookOf({
    metadata: fixed,
    files: {
      '1.xhtml': page('<img src="a.jpg" alt="A bus at  night."/>'),
      '2.xhtml': page(
        '<figure><img src="b.jpg" alt=""/><figcaption>Mina gets on.</figcaption></figure>',
      ),
      '3.xhtml': page(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
          <title>The last stop</title><image xlink:href="c.jpg" width="60" height="90"/></svg>`,
      ),
      '4.xhtml': page('<img src="d.jpg" alt="d.jpg"/>'),
      '5.xhtml': page('<img src="e.jpg" aria-label="Nobody is there."/>'),
      'a.jpg': a,
      'b.jpg': b,
      'c.jpg': tall,
      'd.jpg': a,
      'e.jpg': b,
    },
    order: ['1.xhtml', '2.xhtml', '3.xhtml', '4.xhtml', '5.xhtml'],
  });
  const said: unknown[] = [];
  for (const { body } of work.chapters) {
    if (body.kind === 'images') {
      for await (const { description } of body.pages()) said.push(description);
    }
  }
  expect(said).toEqual([
    'A bus at night.',
    'Mina gets on.',
    'The last stop',
    undefined,
    'Nobody is there.',
  ]);
});

it('lays any comic sideways that it is told to', async () => {
  const lying = { language: 'en-US', sideways: true } as const;
  const entries = { '1.jpg': a, '2.jpg': b };
  expect(await comicOf(entries, lying)).toMatchObject({ orientation: 'LTR', sideways: true });
  const manga = await comicOf(entries, { ...lying, language: 'ja-JP' });
  expect(manga).toMatchObject({ orientation: 'RTL', sideways: true });
  const down = comicOf(entries, { ...lying, orientation: 'TTB' });
  await expect(down).rejects.toThrow(/what is read down is not sideways/);
});

it('keeps of what a book of pictures declares the hazards alone, since its text does not come along', async () => {
  const declares = (property: string, text: string) =>
    `<meta property="schema:${property}">${text}</meta>`;
  const book = {
    metadata:
      declares('accessMode', 'textual') +
      declares('accessibilityFeature', 'alternativeText') +
      declares('accessibilityHazard', 'flashing') +
      '<dc:contributor opf:role="mrk">Tool</dc:contributor>',
    files: { 'a.jpg': a },
    order: ['a.jpg'],
  };
  const comic = await bookOf(book, { language: 'en-US' });
  expect(comic.accessibility).toMatchObject({
    modes: ['visual'],
    features: [],
    hazards: ['flashing'],
  });
  expect(comic.notes.slice(1)).toEqual([
    'the book also names Tool (mrk), for whom there is no place here',
    'of what the book declares of its accessibility only hazards are kept: its text is left out',
  ]);
  const novel = await bookOf({
    ...book,
    files: { 'a.xhtml': page(paragraphs(9)) },
    order: ['a.xhtml'],
  });
  expect(novel.accessibility).toMatchObject({ modes: ['textual'], features: ['alternativeText'] });
  const safe = { ...book, metadata: declares('accessibilityFeature', 'alternativeText') };
  expect((await bookOf(safe)).accessibility).toBeUndefined();
});

describe('a page of a comic EPUB', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';
  async function between(middle: string, more: Partial<TestBook> = {}) {
    const around = ['a', 'b'].map((name) => page(`<img src="${name}.jpg" alt=""/>`));
    const files = {
      '1.xhtml': around[0] ?? '',
      '2.xhtml': page(middle),
      '3.xhtml': around[1] ?? '',
    };
    const found = await bookOf({
      metadata: fixed,
      order: ['1.xhtml', '2.xhtml', '3.xhtml'],
      ...more,
      files: { ...files, 'a.jpg': a, 'b.jpg': b, ...more.files },
    });
    const pages = found.chapters.map(({ pageCount }) => pageCount);
    return { pages, omissions: found.omissions, type: found.type };
  }

  it('that nobody listed is a page all the same', async () => {
    const found = await between('<img src="c.jpg" alt=""/>', { more: { 'OEBPS/c.jpg': b } });
    expect(found).toEqual({ type: 'comic', pages: [3], omissions: [] });
  });

  it.each([
    ['a missing picture', '<img src="c.jpg" alt=""/>', 'c.jpg', 'is not in the book'],
    ['a picture without an address', '<img src="" alt=""/>', '2.xhtml', 'names no file'],
    ['a drawing', drawing, '2.xhtml', 'shows something that comics do not have (svg)'],
    [
      'a file of a drawing',
      '<img src="d.svg"/>',
      'd.svg',
      'is a drawing, which comics do not show',
    ],
    ['a picture in it', '<img src="data:image/png;base64,AA"/>', '2.xhtml', 'within its own text'],
    [
      'a film',
      '<video src="f.mp4"/>',
      '2.xhtml',
      'shows something that comics do not have (video)',
    ],
  ])('that is %s is a gap, and that is said', async (_what, middle, place, reason) => {
    const found = await between(middle, { files: { 'd.svg': drawing } });
    expect(found).toMatchObject({ type: 'comic', pages: [3] });
    expect(found.omissions).toMatchObject([
      { place: `OEBPS/${place}`, reason: expect.stringContaining(reason), gap: true },
    ]);
  });

  it('with more than its picture loses that with a note and without a gap', async () => {
    const found = await between('<img src="a.jpg" alt=""/><audio src="f.mp3"/>');
    expect(found).toEqual({
      type: 'comic',
      pages: [3],
      omissions: [
        {
          kind: 'media',
          place: 'OEBPS/2.xhtml',
          reason: 'shows something that comics do not have (audio)',
        },
      ],
    });
  });
});

it('parts a fixed-layout EPUB by its contents table when asked', async () => {
  const work = await bookOf(
    {
      metadata: fixed,
      files: {
        'p1.xhtml': page('<img src="a.jpg" alt=""/>'),
        'p2.xhtml': page('<img src="b.jpg" alt=""/>'),
        'p3.xhtml': page('<img src="a.jpg" alt=""/>'),
        'nav.xhtml': navigation([
          ['Rain', 'p1.xhtml'],
          ['Snow', 'p3.xhtml'],
        ]),
        'a.jpg': a,
        'b.jpg': b,
      },
      order: ['p1.xhtml', 'p2.xhtml', 'p3.xhtml'],
      properties: { 'nav.xhtml': 'nav' },
    },
    { chapters: 'contents' },
  );
  expect(await keys(work)).toEqual([
    ['Rain', ['OEBPS/a.jpg', 'OEBPS/b.jpg']],
    ['Snow', ['OEBPS/a.jpg']],
  ]);
});

it('knows the languages of the editions by their tags', async () => {
  const taken = async (tag: string) => {
    const { language, notes } = await bookOf({
      metadata: `<dc:language>${tag}</dc:language>`,
      files: { 'a.jpg': a },
      order: ['a.jpg'],
    });
    return [language, notes.filter((note) => note.startsWith('the language'))];
  };
  expect(await taken('zh-Hant')).toEqual(['zh-TW', []]);
  expect(await taken('zh-HK')).toEqual(['zh-TW', []]);
  expect(await taken('de-AT')).toEqual(['de-DE', []]);
  expect(await taken('KO')).toEqual(['ko-KR', []]);
  expect(await taken('it')).toEqual([
    'en-US',
    ['the language it: taken as en-US (--language says it)'],
  ]);
  // Another script is not the same to its readers, and the nearest that there is.
  for (const tag of ['zh-CN', 'zh-Hans', 'zh'])
    expect(await taken(tag)).toEqual([
      'zh-TW',
      [`the language ${tag}: taken as zh-TW (--language says it)`],
    ]);
});

it.each([
  ['one picture at every line', { height: 120, nameOf: () => 'a.png' }],
  ['signs lower than 100 pixels', { height: 99, nameOf: (line: number) => `${line}.png` }],
])('takes lines with %s for a novel', async (_what, { height, nameOf }) => {
  const names = Array.from({ length: 20 }, (_, line) => nameOf(line));
  const pictures = await Promise.all(
    names.map(async (name, seed) => [name, await encoded(400, height, { seed })] as const),
  );
  const markup = names.map((name) => `<p><img src="${name}" alt=""/>ten</p>`).join('');
  const found = await bookOf({
    files: { 'a.xhtml': page(markup), ...Object.fromEntries(pictures) },
    order: ['a.xhtml'],
  });
  expect(found.type).toBe('novel');
});

it('reads prose with icons and a picture book with words as novels, and says why', async () => {
  const icons = await bookOf({
    files: {
      'a.xhtml': page(paragraphs(20).replaceAll('<p>', '<p><img src="a.jpg" alt=""/>')),
      'a.jpg': a,
    },
    order: ['a.xhtml'],
  });
  expect(icons).toMatchObject({
    type: 'novel',
    notes: ['read as a novel: 891 characters beside 20 pictures', expect.any(String)],
  });
  const words = '<p>A boat of paper went down.</p>';
  const pictures = {
    metadata: fixed,
    files: {
      '1.xhtml': page(`<img src="a.jpg" alt=""/>${words}`),
      '2.xhtml': page(`<img src="b.jpg" alt=""/>${words}`),
      'a.jpg': a,
      'b.jpg': b,
    },
    order: ['1.xhtml', '2.xhtml'],
  };
  expect(await bookOf(pictures)).toMatchObject({
    type: 'novel',
    notes: ['read as a novel: 42 characters beside 2 pictures'],
  });
  const asked = await bookOf(pictures, { type: 'comic' });
  expect(asked).toMatchObject({ type: 'comic', notes: [] });
  expect(asked.omissions).toEqual(
    ['1', '2'].map((name) => ({
      kind: 'text',
      place: `OEBPS/${name}.xhtml`,
      reason: 'stands beside a picture',
      characters: 21,
    })),
  );
});
