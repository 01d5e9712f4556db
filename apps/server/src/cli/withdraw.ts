import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { StartError } from '#errors/start-error.ts';
import { withdrawTitle } from '#ingest/work/publishing/withdraw-title.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { joinDatabase } from './join-database.ts';
import type { Command } from './command.ts';
import { parse } from './parse.ts';
import { UsageError } from './usage-error.ts';

const highestId = 2_147_483_647;

export const withdraw: Command = {
  usage: '<title id>',
  summary: 'Take a title back from readers; importing it again shows it',
  async run(args, environment) {
    const [given = '', ...more] = parse(args, {}).positionals;
    const id = /^\d+$/.test(given) ? Number(given) : 0;
    if (id < 1 || id > highestId || more.length > 0) throw new UsageError('withdraw which title?');
    const data = await joinDatabase(loadSettings(environment));
    const database = openDatabase(data.url);
    try {
      const done = await withdrawTitle(database.db, id, new Date());
      if (!done) throw new StartError(`there is no title ${id} that is shown`);
      process.stdout.write(`withdrawn: title ${id}\n`);
      return 0;
    } finally {
      await database.close();
      await data.stop();
    }
  },
};
