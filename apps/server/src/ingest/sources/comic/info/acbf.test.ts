import { expect, it } from 'vitest';
import { written, zipped, type Entries } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { openWork } from '#ingest/sources/open-work.ts';
import { readAcbf } from './acbf.ts';

const folder = await temporaryFolder();
const a = await encoded(60, 90, { format: 'jpeg' });

function acbf(book: string, body: string, publish = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <ACBF xmlns="http://www.acbf.info/xml/acbf/1.1"><meta-data><book-info>${book}</book-info>
    <publish-info>${publish}</publish-info></meta-data><body>${body}</body></ACBF>`;
}

function page(href: string, more = ''): string {
  return `<page><image href="${href}"/>${more}</page>`;
}

async function comicOf(document: string, pages: Entries, more: Entries = {}) {
  const bytes = await zipped({ ...pages, 'book/night.acbf': document, ...more });
  const work = await openWork(await written(folder, 'night.cbz', bytes), {});
  const chapters: unknown[] = [];
  const said: (string | undefined)[] = [];
  for (const { name, body } of work.source.chapters) {
    const own: (string | undefined)[] = [];
    if (body.kind === 'images') {
      for await (const { key, description } of body.pages()) {
        own.push(key);
        said.push(description);
      }
    }
    chapters.push([name, own]);
  }
  const cover = await work.source.cover?.();
  work.close();
  return { ...work.source, cover, shown: chapters, said, omissions: work.omissions() };
}

const whole = acbf(
  `<author activity="Writer"><first-name>Mo</first-name><middle-name>de</middle-name>
     <last-name>Ann</last-name></author>
   <author activity="Cover Artist"><nickname>bo</nickname></author>
   <author activity="Translator" lang="fr"><first-name>Cy</first-name></author>
   <author><nickname>Di</nickname></author>
   <book-title lang="fr">Le bus de nuit</book-title><book-title lang="en">Night Bus</book-title>
   <genre match="90">science_fiction</genre><genre>horror</genre>
   <annotation lang="en"><p>It does not stop.</p><p>Ever.</p></annotation>
   <coverpage><image href="zz.jpg"/></coverpage>
   <languages><text-layer lang="en" show="False"/><text-layer lang="fr" show="true"/></languages>
   <sequence title="City Lines" volume="1">02</sequence>
   <content-rating type="Age Rating">16+</content-rating>
   <reading-direction>RTL</reading-direction>`,
  page('zz.jpg') +
    page('b%201.jpg', '<title lang="en">One</title><title lang="fr">Un</title>') +
    page(
      'a.jpg',
      '<text-layer lang="fr"><text-area points="0,0"><p>Bon soir</p></text-area></text-layer>',
    ) +
    page(
      './c.jpg',
      '<title>Two</title><text-layer lang="en"><text-area><p>Hi</p></text-area></text-layer>',
    ) +
    page('#embedded') +
    page('../../../etc/passwd') +
    page('https://tracker.example/p.jpg'),
  '<publisher>Lamp</publisher>',
);
const pages = Object.fromEntries(
  ['a', 'b 1', 'c', 'zz', 'texture'].map((name) => [`book/${name}.jpg`, a]),
);

it('takes the work, its pages in their order and its chapters from an ACBF document', async () => {
  const comic = await comicOf(whole, { ...pages, 'book/zz.jpg': await encoded(61, 90) });
  expect(comic).toMatchObject({
    name: 'Night Bus',
    language: 'en-US',
    description: 'It does not stop.\nEver.',
    publisherName: 'Lamp',
    genres: ['horror', 'sci-fi'],
    orientation: 'RTL',
    restrictedAge: 15,
    authors: [
      { name: 'Mo de Ann', role: 'writer' },
      { name: 'Di', role: 'creator' },
    ],
    contributors: [
      { name: 'bo', role: 'cover_artist' },
      { name: 'Cy', role: 'translator' },
    ],
    series: { name: 'City Lines', position: '2' },
    shown: [
      ['One', ['book/zz.jpg', 'book/b 1.jpg', 'book/a.jpg']],
      ['Two', ['book/c.jpg']],
    ],
    cover: { kind: 'file', bytes: Buffer.from(await encoded(61, 90)) },
  });
  const path = 'book/night.acbf';
  const missing = ['#embedded', '../../../etc/passwd', 'https://tracker.example/p.jpg'];
  expect(comic.omissions).toEqual([
    {
      kind: 'text',
      place: path,
      reason: 'has a text layer in fr, which is not laid over the pictures',
      characters: 7,
    },
    ...missing.map((href) => ({
      kind: 'picture',
      place: path,
      reason: `names "${href}" as a page, which is not there`,
    })),
    { kind: 'picture', place: 'book/texture.jpg', reason: 'is no page of book/night.acbf' },
  ]);
});

it('has read aloud what the balloons of a page say in the work’s language', async () => {
  const layer = (lang: string, ...words: readonly string[]) =>
    `<text-layer lang="${lang}">${words.map((word) => `<text-area points="0,0"><p>${word}</p></text-area>`).join('')}</text-layer>`;
  const languages = '<languages><text-layer lang="en" show="False"/></languages>';
  const body =
    page('a.jpg', layer('fr', 'Qui ?') + layer('en', 'Who is', 'there?')) +
    page('b%201.jpg', layer('fr', 'Moi.')) +
    page('c.jpg', layer('en', 'Me.'));
  const comic = await comicOf(acbf(`${languages}<book-title>Night</book-title>`, body), pages);
  expect(comic.said).toEqual(['Who is there?', undefined, 'Me.']);
});

it('believes ComicInfo.xml before it where there are both, but for the pages', async () => {
  const info = '<ComicInfo><Series>Day Bus</Series><Number>4</Number></ComicInfo>';
  const body = page('c.jpg') + page('a.jpg') + page('b%201.jpg');
  const three = Object.fromEntries(Object.entries(pages).slice(0, 3));
  const comic = await comicOf(acbf('<book-title>Night</book-title>', body), three, {
    'ComicInfo.xml': info,
  });
  expect(comic).toMatchObject({
    name: 'Day Bus',
    shown: [['Day Bus 4', ['book/c.jpg', 'book/a.jpg', 'book/b 1.jpg']]],
    omissions: [],
  });
});

it('does not believe the pages of a document that names few of the pictures, nor a broken one', async () => {
  const two = page('c.jpg') + page('a.jpg');
  const few = await comicOf(acbf('<book-title>Night</book-title>', two), pages);
  const natural = ['book/a.jpg', 'book/b 1.jpg', 'book/c.jpg', 'book/texture.jpg', 'book/zz.jpg'];
  expect(few).toMatchObject({ name: 'Night', shown: [['book', natural]] });
  expect(few.omissions).toMatchObject([
    {
      kind: 'metadata',
      place: 'book/night.acbf',
      reason: expect.stringMatching(/^names less than/),
    },
  ]);
  const broken = await comicOf('<ACBF><meta-data>', pages);
  expect(broken.shown).toEqual([['book', natural]]);
  expect(broken.omissions).toEqual([
    { kind: 'metadata', place: 'book/night.acbf', reason: 'cannot be read' },
  ]);
});

it('reads a document that says nothing', () => {
  const silent = readAcbf(new TextEncoder().encode('<ACBF/>'), 'a.acbf');
  expect(silent).toMatchObject({ info: { title: '', authors: [] }, cover: '', pages: [] });
});

it('takes words that every object knows for no words of its own', () => {
  const { info } = readAcbf(
    new TextEncoder().encode(
      acbf(
        '<author activity="constructor"><nickname>Mo</nickname></author><genre>__proto__</genre>',
        '',
      ),
    ),
    'night.acbf',
  );
  expect(info.authors).toEqual([{ name: 'Mo', role: 'creator' }]);
  expect(info.genres).toEqual(['__proto__']);
});
