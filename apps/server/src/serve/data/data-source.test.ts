import { expect, it, vi } from 'vitest';
import { openSession } from '#db/session.ts';
import { openFolder, removeFolder } from '#testing/served-process.ts';
import { joinDataSource } from './data-source.ts';

it('keeps a database that a command started until those who have joined are gone', async () => {
  const folder = await openFolder();
  const place = { dataFolder: folder, databaseUrl: null, databaseOwnerUrl: null };
  const onWait = vi.fn();
  const first = await joinDataSource(place, { onWait });
  const second = await joinDataSource(place);
  expect(second.url).toBe(first.url);
  const session = await openSession(second.url);
  const ended = vi.fn();
  const stopping = first.stop().then(ended);
  await expect.poll(() => onWait).toHaveBeenCalledOnce();
  expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(ended).not.toHaveBeenCalled();
  await session.end();
  await stopping;
  await expect(openSession(second.url)).rejects.toThrow();
  await removeFolder(folder);
});
