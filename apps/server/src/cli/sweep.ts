import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { sweep as sweepFiles } from '#ingest/sweep/sweep.ts';
import { openStorage } from '#ports/open-storage.ts';
import { StartError } from '#errors/start-error.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { joinDatabase } from './join-database.ts';
import type { Command } from './command.ts';
import { parse, refusePositionals } from './parse.ts';

export const sweep: Command = {
  usage: '',
  summary: 'Remove files that interrupted and replaced imports left behind',
  async run(args, environment) {
    refusePositionals(parse(args, {}).positionals);
    const settings = loadSettings(environment);
    const data = await joinDatabase(settings);
    const database = openDatabase(data.url);
    const storage = await openStorage(settings.storage);
    try {
      const swept = await sweepFiles(database.db, storage);
      if (swept === null) throw new StartError('an import is running: sweep when it has ended');
      process.stdout.write(`swept: ${swept.images} images, ${swept.objects} files\n`);
      return 0;
    } finally {
      await storage.close();
      await database.close();
      await data.stop();
    }
  },
};
