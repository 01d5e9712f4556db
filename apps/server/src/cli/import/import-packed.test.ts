import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { written, zipped, type Entries } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { rar4, rar5 } from '#ingest/testing/raw-rar.ts';
import { sevenZipped, tarred } from '#ingest/testing/seven-zip.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { sql, url } = await freshDatabase();
const folder = await temporaryFolder();
const environment = { DATABASE_URL: url, HANJI_DATA: path.join(folder, 'data') };
await mkdir(environment.HANJI_DATA);

const picture = async (seed: number) => encoded(80, 100, { seed, format: 'jpeg' });
const files: Entries = {
  'Chapter 10/1.jpg': await picture(1),
  'Chapter 2/10.jpg': await picture(2),
  'Chapter 2/9.jpg': await picture(3),
  'ComicInfo.xml': '<ComicInfo><Series>Rain</Series><Summary>It rains.</Summary></ComicInfo>',
};
const entries = Object.entries(files).map(([name, content]) => ({ name, content }));

async function imported(name: string, bytes: Uint8Array) {
  const file = await written(folder, name, bytes);
  const { code, stdout, stderr } = await runInProcess(
    ['import', file, '--language', 'ko-KR', '--key', name],
    environment,
  );
  const id = Number(/\(id (\d+)\)/.exec(stdout)?.[1] ?? 0);
  const [title] = await sql`select name, description, type from content where id = ${id}`;
  const pages = await sql`
    select c.name, i.page, i.image_id from chapter c join chapter_image i on i.chapter_id = c.id
    where c.content_id = ${id} order by c.sort, i.page`;
  return { code, stderr, said: stdout.replace(/id \d+/, 'id N'), title, pages };
}

it('takes in the same comic from RAR, 7-Zip and TAR as from ZIP', async () => {
  const zip = await imported('rain.cbz', await zipped(files));
  expect(zip.said).toBe('imported: Rain (id N), 2 chapters, 3 images\n');
  expect(zip.pages.map(({ name }) => name)).toEqual(['Chapter 2', 'Chapter 2', 'Chapter 10']);
  const others = {
    'rain.cbr': rar5(entries),
    'old.cbr': rar4(entries),
    'rain.cb7': await sevenZipped(files, { flags: ['-mx=5'] }),
    'rain.cbt': await tarred(files),
    'really-a-rar.cbz': rar5(entries, { solid: true }),
  };
  for (const [name, bytes] of Object.entries(others)) {
    const { said, title, pages, code } = await imported(name, bytes);
    expect({ said, title, pages, code }, name).toEqual({
      said: zip.said,
      title: zip.title,
      // Equal pictures are one row: these are the same down to the byte.
      pages: zip.pages,
      code: 0,
    });
  }
});

const spoilt = 'Chapter 2/9.jpg';

/** A ZIP of which one byte of a page has changed. */
async function spoiltZip(): Promise<Buffer> {
  const bytes = await zipped(files, { compress: false });
  const at = bytes.indexOf(Buffer.from(files[spoilt] ?? '')) + 40;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

it.each([
  ['RAR', rar5(entries.map((entry) => ({ ...entry, ...(entry.name === spoilt && { crc: 7 }) })))],
  ['ZIP', await spoiltZip()],
])('has a gap for a page that is damaged in a %s, and says so', async (kind, bytes) => {
  const { said, stderr, pages } = await imported(`spoilt-${kind}`, bytes);
  expect(said).toBe('imported: Rain (id N), 2 chapters, 3 images\n');
  expect(stderr).toContain(`1 with a marked gap (${spoilt} is damaged in the archive)`);
  expect(pages).toHaveLength(3);
});

it('refuses a comic of which every page is damaged, and keeps nothing', async () => {
  const count = async () => sql`select count(*)::int from content`;
  const before = await count();
  const bytes = rar5(entries.map((entry) => ({ ...entry, crc: 7 })));
  const { code, said, stderr } = await imported('damaged.cbr', bytes);
  expect({ code, said }).toEqual({ code: 1, said: '' });
  expect(stderr).toContain('refused: there is no picture in it that can be read');
  expect(await count()).toEqual(before);
});
