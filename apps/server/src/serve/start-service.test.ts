import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { reportJobs } from '#jobs/job-report.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { emptyDatabase, freshDatabase } from '#testing/fresh-database.ts';
import { StartError } from '#errors/start-error.ts';
import { startService } from './start-service.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-start-service-'));
  // A closed folder would send the cluster elsewhere, and leave it there.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

it('says why it did not start, even when what it had begun cannot be ended in order', async () => {
  const lines: string[] = [];
  const settings = loadSettings({
    DATABASE_URL: await emptyDatabase(),
    HANJI_DATA: folder,
    HANJI_EDITIONS: 'none',
    HANJI_PORT_SERVER: '0',
  });
  const start = startService(settings, {
    logTo: { write: (line) => lines.push(line) },
    beforeListen: async ({ storage }) => {
      await storage.close();
      Object.assign(storage, { close: () => Promise.reject(new Error('closing failed')) });
      throw new StartError('the catalogue cannot be filled');
    },
  });
  await expect(start).rejects.toThrow(new StartError('the catalogue cannot be filled'));
  expect(lines.join('')).toContain('closing failed');
});

it('queues the chapters to come of a catalogue that was filled before there was a queue', async () => {
  const { db, url } = await freshDatabase();
  const publishedAt = new Date(Date.now() + 3_600_000);
  const { id } = await addTitle(db);
  await addChapter(db, id, { publishedAt });
  const settings = loadSettings({
    DATABASE_URL: url,
    HANJI_DATA: folder,
    HANJI_EDITIONS: 'none',
    HANJI_PORT_SERVER: '0',
  });
  for (let start = 0; start < 2; start += 1) {
    const service = await startService(settings, { logTo: { write: () => {} } });
    await service.stop();
    const [publishing] = await reportJobs(db);
    expect(publishing).toMatchObject({ name: 'publish-chapters', pending: 1, next: publishedAt });
  }
});

it('serves from DATABASE_URL beside another service, and makes no database of its own', async () => {
  const { url } = await freshDatabase();
  const settings = loadSettings({
    DATABASE_URL: url,
    HANJI_DATA: folder,
    HANJI_EDITIONS: 'none',
    HANJI_PORT_SERVER: '0',
  });
  const quiet = { logTo: { write: () => {} } };
  const both = await Promise.all([startService(settings, quiet), startService(settings, quiet)]);
  for (const { addresses, outbox } of both) {
    expect((await fetch(`${addresses[0]?.url}/ready`)).status).toBe(200);
    expect(outbox).toBe(`${addresses[0]?.url}/outbox`);
    expect((await fetch(outbox ?? '')).status).toBe(200);
  }
  await expect(access(path.join(folder, 'postgres'))).rejects.toThrow('ENOENT');
  await Promise.all(both.map((service) => service.stop()));
});
