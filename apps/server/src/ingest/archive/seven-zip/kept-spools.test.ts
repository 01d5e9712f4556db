import { expect, it } from 'vitest';
import { rar5 } from '#ingest/testing/raw-rar.ts';
import { keepSpool, forgetSpool } from './kept-spools.ts';
import { openSpool } from '#ingest/spool.ts';
import { openArchive } from '#ingest/archive/open-archive.ts';

it('reads from many archives in turn, also from those that had to make room', async () => {
  const archives = await Promise.all(
    Array.from({ length: 5 }, async (_, at) =>
      openArchive(rar5([{ name: 'a.txt', content: `archive ${at}` }])),
    ),
  );
  for (const at of [0, 1, 2, 3, 4, 0]) {
    const read = await archives[at]?.read('a.txt');
    expect(Buffer.from(read ?? []).toString()).toBe(`archive ${at}`);
  }
  for (const { close } of archives) close();
});

it('closes the one of many that was not read from for longest, when it is not being read', async () => {
  const spools = await Promise.all(Array.from({ length: 5 }, async () => openSpool()));
  const [first, second] = spools;
  for (const spool of spools.slice(0, 4)) keepSpool(spool);
  if (first !== undefined) keepSpool(first);
  const reading = second?.read(0, 1);
  for (const spool of spools.slice(4)) keepSpool(spool);
  expect(await reading).toHaveLength(0);
  expect(spools.map((spool) => spool.read(0, 1) === null)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  for (const spool of spools) {
    forgetSpool(spool);
    await spool.close();
  }
});
