import { expect, it } from 'vitest';
import { navigation, page, paragraphs } from '../../testing/epubs.ts';
import { readNovel } from '../../testing/read-novel.ts';
import { temporaryFolder } from '../../testing/work.ts';

const folder = await temporaryFolder();

function body(id: string, inner: string): string {
  return page(inner).replace('<body>', `<body id="${id}">`);
}

it('has no word twice where the contents lead to whole bodies, or to what holds all of one', async () => {
  const found = await readNovel(folder, {
    files: {
      'a.xhtml': body('a', '<h1>One.</h1><div id="a2"><h1>Two.</h1></div>'),
      'b.xhtml': body('b', '<h1>Three.</h1>'),
      'c.xhtml': page('<div id="c"><h1>Four.</h1><p id="c2">Five.</p></div>'),
      'd.xhtml': page('<h1>Six.</h1>').replace('<html', '<html id="d"'),
      'nav.xhtml': navigation([
        ['1', 'a.xhtml#a'],
        ['2', 'a.xhtml#a2'],
        ['3', 'b.xhtml#b'],
        ['4', 'c.xhtml#c'],
        ['5', 'c.xhtml#c2'],
        ['6', 'd.xhtml#d'],
      ]),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml', 'd.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
  expect(found.chapters.map(({ name, words }) => [name, words])).toEqual([
    ['1', 'One.'],
    ['2', 'Two.'],
    ['3', 'Three.'],
    ['4', 'Four.'],
    ['5', 'Five.'],
    ['6', 'Six.'],
  ]);
  expect(found.chapters.map(({ characters }) => characters)).toEqual([4, 4, 6, 5, 5, 4]);
});

it('has what stands beside the reading order at the end of the chapter that links to it', async () => {
  const found = await readNovel(folder, {
    files: {
      'a.xhtml': page(paragraphs(3)),
      'b.xhtml': page('<p>See <a href="note.xhtml#n">1</a>.</p>'),
      'note.xhtml': page('<p id="n">A note, with <a href="more.xhtml">more</a>.</p>'),
      'more.xhtml': page('<p>More, <a href="b.xhtml">back</a>.</p>'),
      'extra.xhtml': page('<h2>Extra</h2><p>Nobody links here.</p>'),
    },
    order: ['note.xhtml', 'a.xhtml', 'extra.xhtml', 'b.xhtml', 'more.xhtml'],
    nonLinear: ['note.xhtml', 'more.xhtml', 'extra.xhtml'],
  });
  expect(found.chapters.map(({ files }) => files)).toEqual([
    ['a.xhtml'],
    ['b.xhtml', 'note.xhtml', 'more.xhtml'],
    ['extra.xhtml'],
  ]);
  expect(found.names.at(-1)).toBe('Extra');
  const [, second] = found.chapters;
  expect(await second?.text('/b.xhtml')).toContain('<a href="note.xhtml#n">1</a>');
  expect(await second?.text('note.xhtml')).toContain('<a href="more.xhtml">more</a>');
  expect(await second?.text('more.xhtml')).toContain('<a href="b.xhtml">back</a>');
  expect(found.omissions).toEqual([]);
});
