// What the filling process does: `fill-process.ts` is where it begins.
import process from 'node:process';
import { openDatabase } from '@hanji/server/db/client.ts';
import { openStorage } from '@hanji/server/ports/open-storage.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import type { FillMessage } from './fill-message.ts';
import { lowerPriority } from './lower-priority.ts';
import { retry } from './retry.ts';
import { seedDemo, type SeedOptions } from './seed.ts';

const progressMs = 200;
const connections = 4;
const retries = 10;
const pauseMs = 1000;

const stop = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stop.abort());

function tell(message: FillMessage): void {
  if (process.connected) process.send?.(message);
}

const settings = loadSettings(process.env);
const database = openDatabase(settings.databaseUrl ?? '', { poolSize: connections });
const storage = await openStorage(settings.storage);
let toldAt = 0;

const options: SeedOptions = {
  db: database.db,
  storage,
  now: new Date(),
  signal: stop.signal,
  onProgress: (progress) => {
    if (progress.done < progress.total && performance.now() - toldAt < progressMs) return;
    toldAt = performance.now();
    tell({ kind: 'progress', ...progress });
  },
  onArranged: () => {
    tell({ kind: 'arranged' });
    // From now on there are readers, who come first.
    lowerPriority();
  },
};

try {
  // A process that lets everybody go first may lose its database for a while: it goes on.
  await retry(() => seedDemo(options), { retries, pauseMs, signal: stop.signal });
} catch (error) {
  if (!stop.signal.aborted) console.error(error);
  process.exitCode = 1;
} finally {
  await storage.close();
  await database.close();
  if (process.connected) process.disconnect();
}
