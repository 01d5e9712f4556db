import { expect, it } from 'vitest';
import { openArchive } from '#ingest/archive/open-archive.ts';
import { collectOmissions } from '#ingest/report/omissions.ts';
import { epub, page } from '#ingest/testing/epubs.ts';
import { openBook } from '../package/open-book.ts';
import { writeContentDocument } from './content-document.ts';
import { readSpine } from './spine-document.ts';

/** More elements than are a tree at once. */
const long = Array.from({ length: 42_000 }, (_, index) => `<p>${index}</p>`).join('');

async function open(document: string) {
  const files = { 'a.xhtml': document };
  const book = await openBook(await openArchive(await epub({ files, order: ['a.xhtml'] })));
  const omissions = collectOmissions();
  const spine = readSpine(book, omissions);
  const item = book.spine[0]?.item;
  if (item === undefined) throw new Error('no document');
  const segments = await spine.segmentsOf(item.path);
  expect(segments.length).toBeGreaterThan(1);
  const readAt = async (index: number): Promise<string> => {
    const segment = segments.at(index) ?? null;
    const tree = await spine.read({ item, kind: 'document', segment });
    return new TextDecoder().decode(writeContentDocument(tree));
  };
  return { readAt, omissions };
}

it('links the style sheets that stand before the root of a page in each of its parts', async () => {
  const sheets =
    '<?xml-stylesheet type="text/css" href="a.css?v=1&amp;w" media="screen"?><!-- x -->\n' +
    "<?xml-stylesheet href='b.css' alternate='yes' title='Dark'?>";
  const { readAt } = await open(page(long).replace('<!DOCTYPE', `${sheets}<!DOCTYPE`));
  const links =
    '<head><link rel="stylesheet" href="a.css?v=1&amp;w" type="text/css" media="screen"/>' +
    '<link rel="alternate stylesheet" href="b.css" title="Dark"/>';
  for (const index of [0, -1]) expect(await readAt(index)).toContain(links);
});

it('takes down what the rest of a long page stands in, since it is never closed', async () => {
  const { omissions } = await open(page(`${long}<!-- <p>It goes on.</p>`));
  const reason = 'stands in a comment that is never closed';
  const lost = { kind: 'text', place: 'OEBPS/a.xhtml', reason, characters: 'Itgoeson.'.length };
  expect(omissions.all()).toEqual([lost]);
});
