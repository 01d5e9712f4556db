import { expect, it } from 'vitest';
import { page, paragraphs } from '../testing/epubs.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';

const folder = await temporaryFolder();
const words = paragraphs(3);
const frames = `<frameset><frame src="b.xhtml"/><noframes><body class="k">${words}</body></noframes></frameset>`;

function html(inside: string): string {
  return `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head>${inside}</html>`;
}

it.each([
  ['well-formed', html(frames)],
  ['not well-formed', html(frames).replace('</head>', '</head><br>')],
])('reads of frames the words for who sees none (%s)', async (_, document) => {
  const { chapters, omissions } = await readNovel(folder, {
    files: { 'a.xhtml': document, 'b.xhtml': page('<p>In a frame.</p>') },
    order: ['a.xhtml'],
  });
  const [chapter] = chapters;
  expect(chapter?.words).toBe(words.replaceAll(/<[^>]*>/g, ''));
  expect(chapter?.characters).toBe(chapter?.words.replaceAll(/\s/g, '').length);
  const markup = (await chapter?.text('a.xhtml')) ?? '';
  expect(markup.match(/<(?:body|frame\w*|noframes)\b/g)).toEqual(['<body']);
  expect(omissions).toEqual([
    { kind: 'document', place: 'OEBPS/b.xhtml', reason: 'is not in the spine', characters: 9 },
    {
      kind: 'document',
      place: 'OEBPS/b.xhtml',
      reason: 'is shown by an element that novels do not have (frame)',
      gap: true,
    },
  ]);
});

it.each(['iframe', 'embed'])('keeps a gap for a page that is nothing but %s', async (name) => {
  const { chapters, omissions } = await readNovel(folder, {
    files: {
      'a.xhtml': page(words),
      'b.xhtml': page(`<${name} src="c.bin"></${name}>`),
      'c.bin': 'x',
    },
    order: ['a.xhtml', 'b.xhtml'],
  });
  expect(await chapters[1]?.text('b.xhtml')).toContain('class="hanji-gap"');
  expect(omissions).toMatchObject([{ place: 'OEBPS/c.bin', gap: true }]);
});

it('puts into the body what stands in none', async () => {
  const { chapters } = await readNovel(folder, {
    files: { 'a.xhtml': html(words) },
    order: ['a.xhtml'],
  });
  expect(chapters[0]?.words).toBe(words.replaceAll(/<[^>]*>/g, ''));
  expect(await chapters[0]?.text('a.xhtml')).toContain(`<body>${words}</body>`);
});
