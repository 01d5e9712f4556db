import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { chapter } from '#db/schema/works/chapter.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ingestWork } from './ingest-work.ts';
import { openWork } from './sources/open-work.ts';
import { written, zipped } from './testing/archives.ts';
import { epub, navigation, page, paragraphs } from './testing/epubs.ts';
import { encoded } from './testing/pictures.ts';
import { temporaryFolder, temporaryStorage } from './testing/work.ts';

const { db } = await freshDatabase();
const storage = await temporaryStorage();
const folder = await temporaryFolder();
const [a, b, c, n] = await Promise.all([1, 2, 3, 4].map((seed) => encoded(40, 60, { seed })));

type Chapters = readonly (readonly [string, Uint8Array | undefined])[];

async function archive(chapters: Chapters): Promise<string> {
  const pages = chapters.map(([name, bytes]) => [`Boats/${name}/1.png`, bytes ?? ''] as const);
  return written(folder, 'boats.cbz', await zipped(Object.fromEntries(pages)));
}

async function folders(chapters: Chapters): Promise<string> {
  const own = path.join(await mkdtemp(path.join(folder, 'once-')), 'strips');
  for (const [name, bytes] of chapters) {
    await mkdir(path.join(own, name), { recursive: true });
    await written(path.join(own, name), '1.png', Buffer.from(bytes ?? ''));
  }
  return own;
}

async function book(chapters: readonly (readonly [string, string])[]): Promise<string> {
  const documents = chapters.map(([title, word], index) => ({
    name: `part${index + 1}.xhtml`,
    title,
    text: page(`<h1>${title}</h1>${paragraphs(3, word)}`),
  }));
  const bytes = await epub({
    files: {
      ...Object.fromEntries(documents.map(({ name, text }) => [name, text])),
      'nav.xhtml': navigation(documents.map(({ name, title }) => [title, name])),
    },
    order: documents.map(({ name }) => name),
    properties: { 'nav.xhtml': 'nav' },
  });
  return written(folder, 'book.epub', bytes);
}

/** Ids of the chapters that are shown after a file was imported, in their order. */
async function idsAfter(file: string): Promise<number[]> {
  const opened = await openWork(file, { language: 'en-US' });
  const now = () => new Date('2026-04-01T12:00:00Z');
  try {
    const { contentId } = await ingestWork({
      db,
      storage,
      source: opened.source,
      now,
      replace: true,
    });
    const rows = await db
      .select({ id: chapter.id })
      .from(chapter)
      .where(and(eq(chapter.contentId, contentId), isNull(chapter.withdrawnAt)))
      .orderBy(asc(chapter.sort));
    return rows.map(({ id }) => id);
  } finally {
    opened.close();
  }
}

it.each([
  ['an archive', archive],
  ['a folder', folders],
])(
  '%s keeps the ids of chapters that are inserted before, numbered anew and redrawn',
  async (_, make) => {
    const [one, two, three] = await idsAfter(
      await make([
        ['1', a],
        ['2', b],
        ['3', c],
      ]),
    );
    const between = await idsAfter(
      await make([
        ['1', a],
        ['1.5', n],
        ['2', b],
        ['3', c],
      ]),
    );
    expect(between).toEqual([one, expect.any(Number), two, three]);
    const anew = await idsAfter(
      await make([
        ['1', n],
        ['2', a],
        ['3', b],
        ['4', c],
      ]),
    );
    expect(anew).toEqual([between[1], one, two, three]);
    const redrawn = await encoded(40, 60, { seed: 9 });
    const last = await idsAfter(
      await make([
        ['1', n],
        ['2', a],
        ['3', redrawn],
        ['4', c],
      ]),
    );
    expect(last).toEqual(anew);
  },
);

it('an EPUB keeps them when all its documents after an insertion get other names', async () => {
  const [one, two] = await idsAfter(
    await book([
      ['Dawn', 'sun'],
      ['Dusk', 'moon'],
    ]),
  );
  const [first, inserted, last] = await idsAfter(
    await book([
      ['Dawn', 'sun'],
      ['Noon', 'heat'],
      ['Dusk', 'moon'],
    ]),
  );
  expect([first, last]).toEqual([one, two]);
  expect([one, two]).not.toContain(inserted);
  const retold = await idsAfter(
    await book([
      ['Dawn', 'sun'],
      ['Noon', 'rain'],
      ['Night', 'moon'],
    ]),
  );
  expect(retold).toEqual([one, inserted, two]);
});
