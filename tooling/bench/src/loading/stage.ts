import { once } from 'node:events';
import process from 'node:process';
import { startFilling } from '@hanji/demo-catalogue/start-filling.ts';
import { migrateDatabase } from '@hanji/server/db/migrate.ts';
import { openDataSource } from '@hanji/server/serve/data/data-source.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';

export type Stage = { readonly origin: string; close(): Promise<void> };

/** Takes in the first dozen of the demo's works, and no more: the rest would keep the machine busy. */
async function fill(): Promise<void> {
  const source = await openDataSource(loadSettings(process.env));
  try {
    await migrateDatabase(source);
    const filling = startFilling(source.url, ({ kind }) => {
      if (kind === 'arranged') filling.kill('SIGTERM');
    });
    filling.stderr?.pipe(process.stderr);
    await once(filling, 'close');
  } finally {
    await source.stop();
  }
}

/** The built edition as `npm start` serves it, with works in it, until it is closed. */
export async function openStage(): Promise<Stage> {
  const folder = await openFolder();
  try {
    process.env['HANJI_DATA'] = folder;
    await fill();
    const served = await serveHanji({
      HANJI_DATA: folder,
      HANJI_EDITIONS: 'ko',
      HANJI_LOG_LEVEL: 'warn',
      HANJI_RATE_LIMIT: '0',
      NODE_ENV: 'production',
    });
    return {
      origin: served.urls['ko'] ?? '',
      async close() {
        await served.end('SIGTERM');
        await removeFolder(folder);
      },
    };
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}
