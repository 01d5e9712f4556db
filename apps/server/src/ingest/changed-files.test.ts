import { rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ingestWork } from './ingest-work.ts';
import { openWork } from './sources/open-work.ts';
import { written, zipped } from './testing/archives.ts';
import { pdf, plainPage } from './testing/pdfs.ts';
import { encoded } from './testing/pictures.ts';
import { keysOf, temporaryFolder, temporaryStorage } from './testing/work.ts';

const { db, sql } = await freshDatabase();
const storage = await temporaryStorage();
const folder = await temporaryFolder();
const now = () => new Date('2026-04-01T12:00:00Z');

async function comic(seed: number): Promise<Buffer> {
  return Buffer.from(await zipped({ '1.png': await encoded(40, 60, { seed }) }));
}

it.each([
  ['rain.cbz', await comic(1), await comic(2)],
  ['rain.pdf', pdf({ pages: [plainPage('1 0 0')] }), pdf({ pages: [plainPage('0 0 1')] })],
])(
  'keeps nothing of %s where another takes its place while it is read',
  async (name, one, other) => {
    const file = await written(folder, name, one);
    const { source, close } = await openWork(file, { language: 'en-US' });
    await rename(await written(folder, 'other', Buffer.concat([other, Buffer.from('\n')])), file);
    await expect(ingestWork({ db, storage, source, now })).rejects.toMatchObject({
      name: 'ImportError',
      message: `${name} was written to while it was read`,
    });
    close();
    expect(await sql`select from content`).toHaveLength(0);
    expect(await keysOf(storage)).toEqual([]);
  },
);
