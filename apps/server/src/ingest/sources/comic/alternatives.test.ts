import { expect, it } from 'vitest';
import { written } from '#ingest/testing/archives.ts';
import { epub, page, paragraphs } from '#ingest/testing/epubs.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { readNovel } from '#ingest/testing/read-novel.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { openWork } from '#ingest/sources/open-work.ts';

const folder = await temporaryFolder();
const [own, other] = [await encoded(120, 160), await encoded(130, 160)];

async function comicOf(body: string) {
  const files = { 'a.xhtml': page(body), 'own.png': own, 'other.png': other };
  const file = await written(folder, 'pages.epub', await epub({ files, order: ['a.xhtml'] }));
  const work = await openWork(file, { language: 'en-US' });
  const keys: string[] = [];
  for (const { body: chapter } of work.source.chapters) {
    if (chapter.kind !== 'images') continue;
    for await (const { key = '' } of chapter.pages()) keys.push(key);
  }
  const omissions = work.omissions();
  work.close();
  return { keys, omissions };
}

const inside = '<img src="other.png" alt=""/>';

it.each([
  [
    'stands in for another',
    `<object data="own.png" type="image/png">${inside}</object>`,
    'stands in for another picture, which is shown',
  ],
  [
    'is hidden',
    `<img src="own.png" alt=""/><div style="color: red; display:none">${inside}</div>`,
    'is hidden by its page',
  ],
])('takes a picture that %s for no page, and says so', async (_, body, reason) => {
  const { keys, omissions } = await comicOf(body);
  expect(keys).toEqual(['OEBPS/own.png']);
  expect(omissions).toEqual([
    { kind: 'picture', place: 'OEBPS/other.png', reason: `${reason} (OEBPS/a.xhtml)` },
  ]);
});

it('counts each picture of a page that names no file', async () => {
  const { omissions } = await comicOf(`${inside}<img alt=""/><img alt=""/><img src="" alt=""/>`);
  expect(omissions).toHaveLength(3);
  const found = await readNovel(folder, {
    files: { 'a.xhtml': page(`${paragraphs(3)}<img alt=""/><img alt=""/><img src="no.png"/>`) },
    order: ['a.xhtml'],
  });
  const places = found.omissions.map(({ place }) => place);
  expect(places).toEqual(['OEBPS/a.xhtml', 'OEBPS/a.xhtml', 'OEBPS/no.png']);
});

it('takes down the words of a drawing that only a page could show', async () => {
  const drawing = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><switch><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">${words}</p></foreignObject><text>A sign</text></switch></svg>`;
  const found = await readNovel(folder, {
    files: {
      'a.xhtml': page(`${paragraphs(3)}${drawing('a label')}<img src="b.svg" alt=""/>`),
      'b.svg': drawing('another'),
    },
    order: ['a.xhtml'],
  });
  const [chapter] = found.chapters;
  expect(chapter?.words).toContain('A sign');
  expect(chapter?.words).not.toContain('a label');
  expect(found.omissions).toEqual([
    {
      kind: 'text',
      place: 'OEBPS/a.xhtml',
      reason: 'stands in an element that novels do not have (foreignobject)',
      characters: 6,
    },
    {
      kind: 'text',
      place: 'OEBPS/b.svg',
      reason: 'stands in an element that novels do not have (foreignobject)',
      characters: 7,
    },
  ]);
});
