import process from 'node:process';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from './with-database.ts';

export const ledger: Command = {
  usage: 'verify',
  summary: 'Recount every balance from the postings, and name the first that differs',
  async run(args, environment) {
    const [doing, ...more] = parse(args, {}).positionals;
    if (doing !== 'verify') throw new UsageError('the ledger can be verified');
    refusePositionals(more);
    const report = await withDatabase(environment, verifyLedger);
    const { entries, wallets, difference } = report;
    const counted = `${entries} entries, ${wallets} wallets`;
    if (difference === null) {
      process.stdout.write(`the ledger agrees: ${counted}\n`);
      return 0;
    }
    const { what, id, says } = difference;
    process.stdout.write(`the ledger differs at ${what} ${id}: ${says} (${counted})\n`);
    return 1;
  },
};
