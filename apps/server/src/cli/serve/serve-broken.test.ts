import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { openFolder, removeFolder, serveHanji } from '#testing/served-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await openFolder();
  await fillDataFolder(folder);
});
afterEach(() => removeFolder(folder));

it.each([
  ['an error', "throw new Error('broken')", 'uncaught error'],
  ['a rejection', "Promise.reject(new Error('broken'))", 'uncaught rejection'],
])('logs %s that nothing caught, and ends in order with a failure', async (_, fault, message) => {
  const served = await serveHanji({
    HANJI_DATA: folder,
    NODE_OPTIONS: `--import="data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})"`,
  });
  expect(await served.end('SIGUSR2')).toBe(1);
  const lines = served.stdout().trimEnd().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: 'fatal',
      msg: message,
      err: expect.objectContaining({ message: 'broken' }) as unknown,
    }),
  );
  expect(await readPidFile(path.join(folder, 'postgres/cluster'))).toBeNull();
  await expect(fetch(`${served.urls['server']}/health`)).rejects.toThrow('fetch failed');
});
