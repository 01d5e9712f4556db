import {
  appendFile,
  chmod,
  mkdir,
  rename,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { asNobody } from '../testing/as-nobody.ts';
import { temporaryFolder } from '../testing/work.ts';
import { whileNobodyWatches } from './watch-lock.ts';
import { keepOutcome, putOff, settledWorks } from './watched-works.ts';

const { db, sql } = await freshDatabase();
const root = await temporaryFolder();
let folder = '';
let count = 0;

beforeEach(async () => {
  folder = path.join(root, String((count += 1)));
  await mkdir(folder);
  await sql`truncate watched_work`;
});

const start = Date.parse('2030-01-02T03:04:05Z');

/** What a look at so many seconds after the start finds. */
async function look(seconds: number) {
  const works = await settledWorks(db, folder, new Date(start + seconds * 1000));
  return works.map((work) => ({ ...work, name: path.relative(folder, work.path) }));
}

async function names(seconds: number): Promise<string[]> {
  return (await look(seconds)).map(({ name }) => name);
}

it('gives every entry for a work where it is told so', async () => {
  await mkdir(path.join(folder, 'Lantern', 'Specials'), { recursive: true });
  await writeFile(path.join(folder, 'Lantern', '1.cbz'), 'one');
  await writeFile(path.join(folder, 'Lantern', 'Specials', '2.cbz'), 'two');
  await writeFile(path.join(folder, 'notes.txt'), 'none');
  const found = async (seconds: number, each: boolean) => {
    const works = await settledWorks(db, folder, new Date(start + seconds * 1000), each);
    return works.map((work) => path.relative(folder, work.path));
  };
  expect(await found(0, true)).toEqual([]);
  expect(await found(10, true)).toEqual(['Lantern']);
  expect(await found(10, false)).toEqual([]);
  expect(await found(20, false)).toEqual(['Lantern/1.cbz', 'Lantern/Specials']);
});

it('gives a file once nothing was written to it for ten seconds', async () => {
  await writeFile(path.join(folder, 'a.cbz'), 'begun');
  expect(await names(0)).toEqual([]);
  expect(await names(9.999)).toEqual([]);
  await appendFile(path.join(folder, 'a.cbz'), 'more');
  expect(await names(10)).toEqual([]);
  expect(await names(19.999)).toEqual([]);
  expect(await names(20)).toEqual(['a.cbz']);
});

it('sees bytes that were written over without another size', async () => {
  const file = path.join(folder, 'a.epub');
  await writeFile(file, 'same size 1');
  await names(0);
  await writeFile(file, 'same size 2');
  await utimes(file, new Date(), new Date(start));
  expect(await names(10)).toEqual([]);
  expect(await names(20)).toEqual(['a.epub']);
});

it('gives what was taken in or refused no second time, until it is another', async () => {
  const file = path.join(folder, 'a.cbz');
  await writeFile(file, 'first');
  await names(0);
  const [work] = await look(10);
  if (work === undefined) throw new Error('nothing has settled');
  await keepOutcome(db, work, 'refused');
  expect(await names(20)).toEqual([]);
  expect(await names(100_000)).toEqual([]);
  await writeFile(file, 'mended');
  expect(await names(100_010)).toEqual([]);
  expect(await names(100_020)).toEqual(['a.cbz']);
});

it('looks again at what was written to while it was taken in', async () => {
  const file = path.join(folder, 'a.cbz');
  await writeFile(file, 'first');
  await names(0);
  const [work] = await look(10);
  await appendFile(file, 'second');
  if (work !== undefined) await keepOutcome(db, work, 'created');
  expect(await names(20)).toEqual([]);
  expect(await names(30)).toEqual(['a.cbz']);
});

it('tries ten minutes later what failed for a reason that is not its own', async () => {
  await writeFile(path.join(folder, 'a.cbz'), 'first');
  await names(0);
  const [work] = await look(10);
  if (work !== undefined) await putOff(db, work, new Date(start + 20_000));
  expect(await names(20 + 599)).toEqual([]);
  expect(await names(20 + 600)).toEqual(['a.cbz']);
});

it('waits for a download to get its name, and passes over what is no work', async () => {
  await writeFile(path.join(folder, 'a.cbz.part'), 'half');
  await writeFile(path.join(folder, 'notes.txt'), 'no work');
  await writeFile(path.join(folder, '.DS_Store'), 'litter');
  await names(0);
  expect(await names(10)).toEqual([]);
  expect(await sql`select from watched_work`).toHaveLength(0);
  await rename(path.join(folder, 'a.cbz.part'), path.join(folder, 'a.cbz'));
  expect(await names(20)).toEqual([]);
  expect(await names(30)).toEqual(['a.cbz']);
});

it('takes a folder of volumes for one work, which another volume changes', async () => {
  const series = path.join(folder, 'Lantern');
  await mkdir(series);
  await writeFile(path.join(series, '1.cbz'), 'one');
  await names(0);
  const [work] = await look(10);
  expect(work?.name).toBe('Lantern');
  if (work !== undefined) await keepOutcome(db, work, 'created');
  await writeFile(path.join(series, '2.cbz.crdownload'), 'ha');
  expect(await names(20)).toEqual([]);
  expect(await names(30)).toEqual([]);
  await rename(path.join(series, '2.cbz.crdownload'), path.join(series, '2.cbz'));
  expect(await names(40)).toEqual([]);
  expect(await names(50)).toEqual(['Lantern']);
});

it('gives a folder in which something cannot be read too, so that it is said, and again once it can', async () => {
  const locked = path.join(folder, 'Lantern', 'Specials');
  await mkdir(locked, { recursive: true });
  await writeFile(path.join(folder, 'Lantern', '1.jpg'), 'one');
  await chmod(locked, 0);
  await asNobody(root, async () => {
    await names(0);
    const [work] = await look(10);
    expect(work?.name).toBe('Lantern');
    if (work !== undefined) await keepOutcome(db, work, 'refused');
    expect(await names(20)).toEqual([]);
  });
  await chmod(locked, 0o755);
  await names(30);
  expect(await names(40)).toEqual(['Lantern']);
});

it('finds books of a folder one by one, and nothing of a folder that is gone', async () => {
  await mkdir(path.join(folder, 'shelf'));
  for (const name of ['b10.epub', 'b2.epub']) {
    await writeFile(path.join(folder, 'shelf', name), name);
  }
  await names(0);
  expect(await names(10)).toEqual(['shelf/b2.epub', 'shelf/b10.epub']);
  await rename(path.join(folder, 'shelf'), path.join(root, 'away'));
  expect(await names(20)).toEqual([]);
});

it('lets one process look at a time, and the next one once that has failed', async () => {
  const both = await whileNobodyWatches(db, () => whileNobodyWatches(db, async () => 'second'));
  expect(both).toBe(null);
  await expect(
    whileNobodyWatches(db, () => Promise.reject(new Error('it failed'))),
  ).rejects.toThrow('it failed');
  expect(await whileNobodyWatches(db, async () => 'next')).toBe('next');
});

it('takes no report that is written beside volumes for a change of them', async () => {
  const series = path.join(folder, 'Lantern');
  await mkdir(series);
  await writeFile(path.join(series, '1.cbz'), 'one');
  await names(0);
  const [work] = await look(10);
  if (work === undefined) throw new Error('nothing has settled');
  await keepOutcome(db, work, 'created');
  await writeFile(path.join(series, 'imported.json'), '{}');
  expect(await names(20)).toEqual([]);
  expect(await names(30)).toEqual([]);
});

it('looks again at a folder from which the link is gone for which it was refused', async () => {
  const strip = path.join(folder, 'Lantern');
  const link = path.join(strip, '2.png');
  await mkdir(strip);
  await writeFile(path.join(strip, '1.png'), 'one');
  await symlink(path.join(strip, '1.png'), link);
  await look(0);
  const [work] = await look(10);
  if (work === undefined) throw new Error('it was not found');
  await keepOutcome(db, work, 'refused');
  expect(await names(20)).toEqual([]);
  await unlink(link);
  expect(await names(30)).toEqual([]);
  expect(await names(40)).toEqual(['Lantern']);
});
