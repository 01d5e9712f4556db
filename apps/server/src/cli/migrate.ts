import process from 'node:process';
import { migrateDatabase } from '#db/migrate.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { joinDatabase } from './join-database.ts';
import type { Command } from './command.ts';
import { parse, refusePositionals } from './parse.ts';

export const migrate: Command = {
  usage: '',
  summary: 'Bring the database to the newest schema',
  async run(args, environment) {
    refusePositionals(parse(args, {}).positionals);
    const source = await joinDatabase(loadSettings(environment));
    try {
      await migrateDatabase(source);
    } finally {
      await source.stop();
    }
    process.stdout.write('the database has the newest schema\n');
    return 0;
  },
};
