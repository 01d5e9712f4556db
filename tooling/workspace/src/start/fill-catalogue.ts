import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { seedDemo } from '@hanji/demo-catalogue/seed.ts';
import { content } from '@hanji/server/db/schema/catalogue.ts';
import type { Prepared } from '@hanji/server/serve/start-service.ts';
import { progressBar } from './progress-bar.ts';

/** A file that says that the demo works are all in this database. */
function markOf({ dataFolder, databaseUrl }: Prepared['settings']): string {
  const database = createHash('sha256')
    .update(databaseUrl ?? 'own')
    .digest('hex');
  return path.join(dataFolder, `demo-complete-${database.slice(0, 12)}`);
}

/**
 * Takes the demo works into the catalogue on the first start, or goes on where a first start was
 * interrupted. `HANJI_DEMO=none` leaves the catalogue as it is.
 */
export async function fillCatalogue(prepared: Prepared, signal: AbortSignal): Promise<void> {
  if (process.env['HANJI_DEMO'] === 'none') return;
  const { settings, storage } = prepared;
  const { db } = prepared.database;
  const complete = markOf(settings);
  // The database may have been emptied since this was written: the mark alone proves nothing.
  if (existsSync(complete) && (await db.$count(content)) > 0) return;
  console.log('Drawing and writing the demo works, this once …');
  const bar = progressBar(process.stderr);
  try {
    await seedDemo({
      db,
      storage,
      now: new Date(),
      signal,
      onProgress: ({ done, total, name }) => bar.show(done, total, name),
    });
  } finally {
    bar.end();
  }
  writeFileSync(complete, '');
}
