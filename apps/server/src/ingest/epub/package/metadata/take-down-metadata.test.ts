import { expect, it } from 'vitest';
import { epub, page } from '#ingest/testing/epubs.ts';
import { openArchive } from '#ingest/archive/open-archive.ts';
import { collectOmissions } from '#ingest/report/omissions.ts';
import { openBook } from '../open-book.ts';

it('takes down what there is no place for, or only one', async () => {
  const metadata = `<dc:title id="t">The One</dc:title><meta refines="#t" property="title-type">main</meta>
    <dc:identifier>isbn</dc:identifier><dc:publisher>One</dc:publisher><dc:publisher>Two</dc:publisher>
    <dc:publisher>Six</dc:publisher><dc:language>en</dc:language><dc:description>D</dc:description>
    <dc:rights>All</dc:rights><dc:date>1851</dc:date><dc:date> </dc:date>
    <meta property="belongs-to-collection">Tides</meta><meta property="belongs-to-collection">Seas</meta>`;
  const archive = await openArchive(
    await epub({ metadata, files: { 'a.xhtml': page('<p>Words</p>') }, order: ['a.xhtml'] }),
  );
  const omissions = collectOmissions();
  await openBook(archive, omissions);
  const of = (reason: string, characters: number) => ({
    kind: 'metadata',
    place: 'OEBPS/book.opf',
    reason,
    characters,
    unplaced: true,
  });
  const publisher = 'has another dc:publisher, and the first is kept';
  expect(omissions.all()).toEqual([
    of('has another dc:title, and the main one is kept', 'ATestBook'.length),
    of('has another dc:identifier, and that of the package is kept', 4),
    of(publisher, 3),
    of(publisher, 3),
    of('has dc:rights, for which there is no place', 3),
    of('has dc:date, for which there is no place', 4),
    of('names another collection, and one series is kept', 4),
  ]);
});
