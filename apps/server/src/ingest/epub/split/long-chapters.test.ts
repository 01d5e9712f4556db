import { expect, it } from 'vitest';
import { bookPercent, placeAtPercent } from '@hanji/domain/reading/novel/book-percent.ts';
import { navigation, page } from '../../testing/epubs.ts';
import { openChapter } from '../../testing/open-chapter.ts';
import { readNovel } from '../../testing/read-novel.ts';
import { temporaryFolder } from '../../testing/work.ts';
import { bodyOf, readContentDocument } from '../document/content-document.ts';
import { countCharacters, readText } from '../document/count-characters.ts';
import { readContents } from '../package/read-contents.ts';
import { bookBytes } from '../write/written-book.ts';
import { cutTrial, writeTrial } from '../write/write-trial.ts';
import { longestDocument } from './bounds.ts';

const folder = await temporaryFolder();

function numbered(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `This is sentence ${from + index}. `).join('');
}

const story = [
  `<p id="first">${numbered(0, 9000)}</p>`,
  ...Array.from({ length: 30 }, (_, index) => `<p>${numbered(10_000 + index * 600, 600)}</p>`),
  `<p id="last"><a href="#first">back</a> <a href="other.xhtml#there">there</a></p>`,
].join('\n');
const files = {
  'story.xhtml': page(`<p><a href="#last">end</a></p>${story}`),
  'other.xhtml': page('<h1 id="there">Other</h1><p><a href="story.xhtml#last">the end</a></p>'),
  'nav.xhtml': navigation([['Story', 'story.xhtml']]),
};
const found = await readNovel(
  folder,
  { files, order: ['story.xhtml', 'other.xhtml'], properties: { 'nav.xhtml': 'nav' } },
  { chapters: 'whole' },
);
const [chapter] = found.chapters;
if (chapter === undefined) throw new Error('no chapter');
const texts: string[] = [];
for (const { item } of chapter.book.spine) {
  const body = bodyOf(readContentDocument(await chapter.book.archive.read(item.path), item.path));
  texts.push(body === null ? '' : readText(body));
}

it('parts a long document within its chapter, and loses no letter of it', () => {
  expect(found.chapters).toHaveLength(1);
  expect(found.omissions).toEqual([]);
  expect(chapter.files.filter((file) => file.endsWith('xhtml'))).toEqual([
    'story.xhtml',
    'story.xhtml.part-2.xhtml',
    'story.xhtml.part-3.xhtml',
    'story.xhtml.part-4.xhtml',
    'other.xhtml',
  ]);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(longestDocument);
  expect(chapter.words.match(/sentence \d+\./g)).toHaveLength(9000 + 30 * 600);
});

it('leads links to the part in which their places are', async () => {
  const last = await chapter.text('story.xhtml.part-4.xhtml');
  expect(await chapter.text('OEBPS/story.xhtml')).toContain(
    '<a href="story.xhtml.part-4.xhtml#last">end</a>',
  );
  expect(last).toContain('<a href="story.xhtml#first">back</a>');
  expect(last).toContain('<a href="other.xhtml#there">there</a>');
  expect(await chapter.text('other.xhtml')).toContain(
    '<a href="story.xhtml.part-4.xhtml#last">the end</a>',
  );
});

it('has a line of contents for what begins, in the trial too', async () => {
  const labels = async (book: typeof chapter.book) =>
    (await readContents(book)).map(({ path }) => path.split('/').at(-1));
  expect(await labels(chapter.book)).toEqual(['story.xhtml', 'other.xhtml']);
  const beginning = await cutTrial(chapter.book.archive);
  if (beginning === null) throw new Error('nothing to show');
  const trial = await openChapter(await bookBytes((to) => writeTrial(beginning, to)));
  expect(trial.book.spine).toHaveLength(1);
  expect(await labels(trial.book)).toEqual(['story.xhtml']);
});

it('gives every letter the percent that it had in one document', () => {
  const own = [texts.slice(0, -1).join(''), texts.at(-1) ?? ''];
  const counts = own.map((text) => countCharacters(documentOf(text)));
  const length = own.join('').length;
  for (let at = 0; at < length; at += 997) {
    const before = percentAt(own, counts, at);
    expect(Math.abs(percentAt(texts, chapter.counts, at) - before)).toBeLessThan(0.002);
    // And the way back, to within the letters that 0.002 percent are.
    expect(Math.abs(letterAt(texts, chapter.counts, before) - at)).toBeLessThan(12);
  }
});

function documentOf(text: string) {
  return readContentDocument(new TextEncoder().encode(page(`<p>${text}</p>`)), 'a.xhtml');
}

/** As the viewer counts: a share of the letters of a document, by the weights of the documents. */
function percentAt(documents: readonly string[], weights: readonly number[], at: number): number {
  let [section, offset] = [0, at];
  while (offset >= (documents[section]?.length ?? Infinity)) {
    offset -= documents[section]?.length ?? 0;
    section += 1;
  }
  return bookPercent(weights, { section, share: offset / (documents[section]?.length ?? 1) });
}

function letterAt(documents: readonly string[], weights: readonly number[], percent: number) {
  const { section, share } = placeAtPercent(weights, percent);
  const before = documents.slice(0, section).reduce((sum, { length }) => sum + length, 0);
  return before + share * (documents[section]?.length ?? 0);
}

it('takes no name that a file of the book has', async () => {
  const named = 'a.xhtml.part-2.xhtml';
  const text = { 'a.xhtml': page(story), [named]: page('<p>Its own.</p>') };
  const book = { files: text, order: ['a.xhtml', named] };
  const { chapters } = await readNovel(folder, book, { chapters: 'whole' });
  expect(chapters[0]?.files).toContain('a.xhtml.part-2-.xhtml');
  expect(chapters[0]?.words).toContain('Its own.');
});
