import { expect, it } from 'vitest';
import { rar5 } from '../../testing/raw-rar.ts';
import { openArchive } from '../open-archive.ts';

it('reads from many archives in turn, also from those that had to make room', async () => {
  const archives = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      openArchive(rar5([{ name: 'a.txt', content: `archive ${at}` }])),
    ),
  );
  for (const at of [0, 1, 2, 3, 4, 5, 0, 5]) {
    const read = await archives[at]?.read('a.txt');
    expect(Buffer.from(read ?? []).toString()).toBe(`archive ${at}`);
  }
  for (const { close } of archives) close();
});
