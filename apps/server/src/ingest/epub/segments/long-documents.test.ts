import { expect, it } from 'vitest';
import { navigation, page } from '../../testing/epubs.ts';
import { readNovel } from '../../testing/read-novel.ts';
import { temporaryFolder } from '../../testing/work.ts';

const folder = await temporaryFolder();

/** More elements than are a tree at once; no paragraph is like another. */
function numbered(word: string, count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `<p id="${word}-${index}"><i>${word}</i> ${index}.</p>`,
  ).join('\n');
}

const head = '<style>p { color: #123456 }</style>';
const story = `<h1>Of Ants</h1><div class="all"><p><a href="#ant-9999">the last</a></p>
${numbered('ant', 10_000)}
<h2 id="two">Of Bees</h2>
${numbered('bee', 10_000)}
<p><a href="#ant-0">the first</a> <a href="notes.xhtml#n">a note</a></p></div>`;
const files = {
  'story.xhtml': page(story, head),
  'notes.xhtml': page('<p id="n">A note on <a href="story.xhtml#bee-9999">bees</a>.</p>'),
  'nav.xhtml': navigation([
    ['Ants', 'story.xhtml'],
    ['Bees', 'story.xhtml#two'],
  ]),
};
const order = ['story.xhtml', 'notes.xhtml'];
const properties = { 'nav.xhtml': 'nav' };

function spoken(word: string): string[] {
  return Array.from({ length: 10_000 }, (_, index) => `${word} ${index}.`);
}

it('is one chapter, in documents that go on from each other, and loses no letter', async () => {
  const book = { files, order, properties, nonLinear: ['notes.xhtml'] };
  const { chapters, omissions } = await readNovel(folder, book, { chapters: 'spine' });
  const [chapter] = chapters;
  if (chapter === undefined) throw new Error('no chapter');
  expect(omissions).toEqual([]);
  expect(chapter.words.match(/\b(?:ant|bee) \d+\./g)).toEqual([...spoken('ant'), ...spoken('bee')]);
  expect(chapter.characters).toBe(chapter.words.replaceAll(/\s/g, '').length);

  const pages = chapter.files.filter(
    (file) => file.endsWith('.xhtml') && file !== 'hanji-nav.xhtml',
  );
  expect(pages.length).toBeGreaterThan(3);
  const texts = await Promise.all(pages.map((name) => chapter.text(`OEBPS/${name}`)));
  const whereIs = (id: string): string =>
    pages[texts.findIndex((text) => text.includes(`id="${id}"`))] ?? '';
  const own = texts.slice(0, -1);
  for (const text of own.slice(1)) {
    expect(text).toContain('<style>p{color:#123456}</style>');
    expect(text).toContain('<div class="all hanji-continued">');
  }
  expect(own[0]).toContain(`<a href="${whereIs('ant-9999')}#ant-9999">`);
  expect(own.at(-1)).toContain(`<a href="${whereIs('ant-0')}#ant-0">`);
  expect(texts.at(-1)).toContain(`<a href="${whereIs('bee-9999')}#bee-9999">`);
  expect(whereIs('ant-9999')).not.toBe('story.xhtml');
  const listed = await chapter.text('hanji-nav.xhtml');
  expect(listed.match(/<li>/g)).toHaveLength(2);
});

it('is several chapters where the contents table leads into it', async () => {
  const book = { files, order: ['story.xhtml'], properties };
  const { chapters, source } = await readNovel(folder, book, { chapters: 'contents' });
  expect(chapters.map(({ name }) => name)).toEqual(['Ants', 'Bees']);
  expect(source.chapters.map(({ key }) => key)).toEqual([
    'OEBPS/story.xhtml',
    'OEBPS/story.xhtml#two',
  ]);
  const [ants, bees] = chapters.map(({ words }) => words.match(/\b(?:ant|bee) \d+\./g));
  expect(ants).toEqual(spoken('ant'));
  expect(bees).toEqual(spoken('bee'));
  expect(chapters[1]?.words.trimStart()).toMatch(/^Of Bees/);
});
