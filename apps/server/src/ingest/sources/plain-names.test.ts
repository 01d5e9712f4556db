import { expect, it } from 'vitest';
import { navigation, page, paragraphs } from '../testing/epubs.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';

const folder = await temporaryFolder();

function named(title: string, label = 'One') {
  return readNovel(folder, {
    title,
    files: {
      'a.xhtml': page(paragraphs(2)),
      'b.xhtml': page(paragraphs(2)),
      'nav.xhtml': navigation([
        [label, 'a.xhtml'],
        ['Two', 'b.xhtml'],
      ]),
    },
    order: ['a.xhtml', 'b.xhtml'],
    properties: { 'nav.xhtml': 'nav' },
  });
}

it('cuts names that no screen could show, never within a character, and says so', async () => {
  const { source, notes, names, omissions } = await named(
    'x'.repeat(200_000),
    'x\u0301'.repeat(100_000),
  );
  expect(source.name.length).toBeLessThanOrEqual(300);
  expect(omissions).toEqual([
    {
      kind: 'metadata',
      place: 'OEBPS/book.opf',
      reason: 'has a title of 200,000 characters, which is cut',
      characters: 200_000 - source.name.length,
    },
  ]);
  expect(names).toEqual([`${'x\u0301'.repeat(149)}…`, 'Two']);
  expect(notes).toContain('the title of chapter 1 has 200,000 characters: it is cut to 300');
});

it('leaves names of 300 characters as they are', async () => {
  const long = 'x'.repeat(300);
  const { source, notes, names, omissions } = await named(long, long);
  expect([source.name, names[0]]).toEqual([long, long]);
  expect([...notes, ...omissions]).toEqual([]);
});

it('takes controls and ends of lines out of names', async () => {
  const escape = '\u0085&#x9b;31m\u202e';
  const { source, names } = await named(`A${escape}\n\t title`, `One&#10;${escape}more`);
  expect(source.name).toBe('A 31m title');
  expect(names).toEqual(['One 31m more', 'Two']);
});

it('makes keys of any length such as the catalogue can keep', async () => {
  const { source } = await readNovel(folder, {
    identifier: 'urn:x'.repeat(2000),
    files: { 'a.xhtml': page(paragraphs(2)) },
    order: ['a.xhtml'],
  });
  expect(source.importKey.length).toBeLessThan(700);
});
