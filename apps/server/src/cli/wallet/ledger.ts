import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../commands.ts';
import { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';

export const ledger: Command = {
  usage: 'verify',
  summary: 'Recount every balance from the postings, and name the first that differs',
  async run(args, environment) {
    const { positionals } = parse(args, {});
    if (positionals.join(' ') !== 'verify') throw new UsageError('the ledger can be verified');
    const source = await joinDataSource(loadSettings(environment));
    const database = openDatabase(source.url, { poolSize: 1 });
    try {
      const { entries, wallets, difference } = await verifyLedger(database.db);
      const counted = `${entries} entries, ${wallets} wallets`;
      if (difference === null) {
        process.stdout.write(`the ledger agrees: ${counted}\n`);
        return 0;
      }
      const { what, id, says } = difference;
      process.stdout.write(`the ledger differs at ${what} ${id}: ${says} (${counted})\n`);
      return 1;
    } finally {
      await database.close();
      await source.stop();
    }
  },
};
