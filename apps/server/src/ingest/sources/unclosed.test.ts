import { expect, it } from 'vitest';
import { page, paragraphs } from '../testing/epubs.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';

const folder = await temporaryFolder();
const first = '<p>It begins.</p>';
const rest = '<p>It goes on &amp; ends.</p>';

function read(document: string) {
  const files = { 'a.xhtml': document, 'b.xhtml': page(paragraphs(2)) };
  return readNovel(folder, { files, order: ['a.xhtml', 'b.xhtml'] });
}

function head(inside: string): string {
  return `<html><head>${inside}</head><body>${first}${rest}</body></html>`;
}

it.each([
  ['comment', page(`${first}<!-- note ${rest}`), 'noteItgoeson&ends.'],
  ['tag', page(`${first}<a href="b.xhtml>${rest}`), 'Itgoeson&ends.'],
  ['title', head('<title>One'), 'Itbegins.Itgoeson&ends.'],
  ['style', head('<style>p { color: red }'), 'Itbegins.Itgoeson&ends.'],
  ['script', page(`${first}<script>x = 1;${rest}`), 'Itgoeson&ends.'],
])('takes down what stands in a %s that is never closed', async (by, document, lost) => {
  const { omissions, chapters } = await read(document);
  const reason = `stands in a ${by} that is never closed`;
  const characters = [...lost].length;
  const own = omissions.filter(({ kind }) => kind === 'text');
  expect(own).toEqual([{ kind: 'text', place: 'OEBPS/a.xhtml', reason, characters }]);
  expect(chapters.map(({ words }) => words).join('')).not.toContain('goes on &');
});

it.each([
  ['closed', page(`${first}<!-- a <p>note</p> -->${rest}<br>`)],
  ['of a drawing', page(`<br>${first}<svg><title>A map</title><style>p{}</style></svg>${rest}`)],
  ['empty', `<html><head><title/><style/><script/></head><body>${first}${rest}<br></body></html>`],
  ['not closed at the end', `<html><body>${first}${rest}<br></body></htm`],
])('takes nothing down where it is %s', async (_, document) => {
  const { omissions, chapters } = await read(document);
  expect(omissions.filter(({ kind }) => kind === 'text')).toEqual([]);
  expect(chapters[0]?.words).toContain('It goes on & ends.');
});

it('says so of a book of which nothing else is there', async () => {
  const files = { 'a.xhtml': head('<title>One') };
  await expect(readNovel(folder, { files, order: ['a.xhtml'] })).rejects.toThrow(
    'the EPUB has no text in its spine: OEBPS/a.xhtml stands in a title that is never closed',
  );
});
