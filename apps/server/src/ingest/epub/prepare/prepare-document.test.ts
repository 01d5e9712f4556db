import { describe, expect, it } from 'vitest';
import { navigation, page, type TestBook } from '../../testing/epubs.ts';
import { encoded } from '../../testing/pictures.ts';
import { readNovel } from '../../testing/read-novel.ts';
import { temporaryFolder } from '../../testing/work.ts';

const folder = await temporaryFolder();
const png = await encoded(120, 120);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><title>A map</title><path d="M0 0"/><image xlink:href="p.png"/></svg>';

async function read(body: string, more: Partial<TestBook> = {}) {
  const files = { 'a.xhtml': page(`<p>One</p>${body}`), ...more.files };
  const found = await readNovel(folder, { order: ['a.xhtml'], ...more, files });
  const [chapter] = found.chapters;
  const markup = (await chapter?.text('/a.xhtml')) ?? '';
  return { found, chapter, markup, omissions: found.omissions };
}

describe('what novels have no element for', () => {
  const film = {
    files: { 'f.mp4': 'film', 'f.mp3': 'sound', 'p.png': png },
    types: { 'f.mp4': 'video/mp4', 'f.mp3': 'audio/mpeg' },
  };

  it.each([
    ['an object', '<object data="f.mp4" type="video/mp4"><p>A film of a boat.</p></object>'],
    ['a film', '<video src="f.mp4"><p>A film of a boat.</p></video>'],
    ['a film with sources', '<video><source src="f.mp4"/><p>A film of a boat.</p></video>'],
    [
      'nested ones',
      '<object data="f.mp4"><object data="f.mp4">A film of a boat.</object></object>',
    ],
  ])('gives way to the words that the book has for it: %s', async (_what, body) => {
    const { markup, chapter, omissions } = await read(body, film);
    expect(markup).toContain('A film of a boat.');
    expect(markup).not.toMatch(/<(?:object|video|source)\b/);
    expect(chapter?.files).not.toContain('f.mp4');
    expect(omissions).toMatchObject([{ kind: 'media', place: 'OEBPS/f.mp4' }]);
  });

  it('leaves a gap where the book has no words for it', async () => {
    const { markup, omissions } = await read('<video src="f.mp4" title="A boat"/>', film);
    expect(markup).toContain('<span class="hanji-gap" role="img" aria-label="A boat"></span>');
    expect(omissions).toEqual([
      {
        kind: 'media',
        place: 'OEBPS/f.mp4',
        reason: 'is shown by an element that novels do not have (video)',
        gap: true,
      },
    ]);
  });

  it('is a picture where the object is one, and a sound stays', async () => {
    const body = '<object data="p.png">A boat</object><audio controls="controls" src="f.mp3"/>';
    const { markup, chapter, omissions } = await read(body, film);
    expect(markup).toContain('<img src="p.png" alt="A boat"/>');
    expect(markup).toMatch(/<audio[^>]* src="f\.mp3"/);
    expect(chapter?.files.toSorted()).toEqual(['a.xhtml', 'f.mp3', 'p.png']);
    expect(omissions).toEqual([]);
  });

  it('is noted with its characters where its words are for no reader', async () => {
    const { omissions } = await read('<form><select><option>Ten chars.</option></select></form>');
    expect(omissions).toMatchObject([{ kind: 'text', place: 'OEBPS/a.xhtml', characters: 9 }]);
  });

  it('is noted with all its words where another such stands in it', async () => {
    const { omissions } = await read('<dialog>Ten chars.<button>Yes</button></dialog>');
    expect(omissions).toMatchObject([{ kind: 'text', characters: 12 }]);
  });

  it('is counted in every chapter that a document becomes, also where it is read twice', async () => {
    const form = (words: string) => `<form><button>${words}</button></form>`;
    const body = `<h1 id="one">I</h1>${form('Ten chars.')}<h1 id="two">II</h1>${form('And nine.')}`;
    const entries = ['one', 'two'].map((id) => [id, `a.xhtml#${id}`] as const);
    const { found } = await read(body, {
      files: { 'nav.xhtml': navigation(entries) },
      properties: { 'nav.xhtml': 'nav' },
    });
    expect(found.names).toEqual(['one', 'two']);
    await found.lookOver();
    expect(found.omissionsNow().map(({ characters }) => characters)).toEqual([9, 8]);
  });
});

describe('a drawing', () => {
  it('that is a page of the book is drawn, with its pictures', async () => {
    const { chapter, found } = await read('', {
      files: { 'map.svg': drawing, 'p.png': png },
      order: ['a.xhtml', 'map.svg'],
    });
    const [, map] = found.chapters;
    expect(chapter?.files).toEqual(['a.xhtml']);
    expect(map?.files.toSorted()).toEqual(['map.svg.xhtml', 'p.png']);
    expect(await map?.text('map.svg.xhtml')).toMatch(/<svg [^>]*>.*<path d="M0 0"\/><image /);
    expect(found.omissions).toEqual([]);
  });

  it('that is a page and not well-formed is drawn as far as it can be, or leaves a gap', async () => {
    const { found } = await read('', {
      files: { 'map.svg': drawing.replace('M0 0"/>', 'M0 0">'), 'none.svg': 'none', 'p.png': png },
      order: ['a.xhtml', 'map.svg', 'none.svg'],
    });
    expect(await found.chapters[1]?.text('map.svg.xhtml')).toContain('<svg ');
    const none = found.chapters.find(({ files }) => files.includes('none.svg.xhtml'));
    expect(await none?.text('none.svg.xhtml')).toContain('hanji-gap');
    expect(found.omissions).toMatchObject([{ place: 'OEBPS/none.svg', gap: true }]);
  });

  it.each([
    ['not well-formed', drawing.replace('M0 0"/>', 'M0 0">')],
    ['without its name space', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'],
  ])('that is %s is drawn all the same', async (_what, content) => {
    const { chapter, omissions } = await read('<img src="m.svg" alt=""/>', {
      files: { 'm.svg': content, 'p.png': png },
    });
    expect(await chapter?.text('m.svg')).toMatch(
      /<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<path d="M0 0"/,
    );
    expect(omissions).toEqual([]);
  });

  it.each([
    ['plain', `data:image/svg+xml,${encodeURIComponent(drawing)}`],
    ['in Base64', `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`],
    ['with a character set', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`],
  ])('that stands in an address is a file of the chapter: %s', async (_what, address) => {
    const { markup, chapter, omissions } = await read(`<img src="${address}" alt=""/>`);
    const file = chapter?.files.find((name) => name.endsWith('.svg')) ?? 'none';
    expect(markup).toContain(`hanji-drawings/${file}"`);
    expect(await chapter?.text(file)).toContain('<path d="M0 0"/>');
    expect(omissions).toEqual([]);
  });

  it('that stands in an address and is none leaves a gap', async () => {
    const { markup, omissions } = await read('<img src="data:image/svg+xml,none" alt="A map"/>');
    expect(markup).toContain('aria-label="A map"');
    expect(omissions).toMatchObject([{ kind: 'picture', place: 'OEBPS/a.xhtml', gap: true }]);
  });
});

it('takes along style sheets and fonts that nobody listed, or under another type', async () => {
  const { chapter, omissions } = await read('', {
    files: {
      'a.xhtml': page('<p>One</p>', '<link rel="stylesheet" type="text/x-oeb1-css" href="s.css"/>'),
      'x.otf': 'font',
    },
    types: { 'x.otf': 'application/octet-stream' },
    more: {
      'OEBPS/s.css': '@font-face { font-family: X; src: url(x.otf), url(y.woff2), url(run.js) }',
      'OEBPS/y.woff2': 'font',
      'OEBPS/run.js': 'script',
    },
  });
  expect(chapter?.files.toSorted()).toEqual(['a.xhtml', 's.css', 'x.otf', 'y.woff2']);
  expect(await chapter?.text('a.xhtml')).toContain('<link rel="stylesheet" href="s.css"/>');
  expect(omissions).toEqual([]);
});

it('notes a font that is obfuscated, and takes none of it along', async () => {
  const algorithm = 'http://www.idpf.org/2008/embedding';
  const { chapter, omissions } = await read('', {
    files: {
      'a.xhtml': page('<p>One</p>', '<link rel="stylesheet" href="s.css"/>'),
      's.css': '@font-face { font-family: X; src: url(x.otf) }',
      'x.otf': 'font',
    },
    more: {
      'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/><CipherData><CipherReference URI="OEBPS/x.otf"/></CipherData></EncryptedData></encryption>`,
    },
  });
  expect(chapter?.files.toSorted()).toEqual(['a.xhtml', 's.css']);
  expect(omissions).toEqual([
    { kind: 'font', place: 'OEBPS/x.otf', reason: 'is obfuscated against copying' },
  ]);
});
