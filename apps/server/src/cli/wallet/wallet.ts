import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import type { Executor } from '#db/executor.ts';
import { waitingGifts } from '#modules/inbox/gifts/gifts-of-member.ts';
import { findHolder, readWallet, type Holder } from '#modules/wallet/read-wallet.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { StartError } from '#errors/start-error.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../commands.ts';
import { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { list, listings } from './listings.ts';
import { describeWallet } from './describe-wallet.ts';
import { grant, grantFrom, grantOptions } from './grant.ts';

async function show(db: Executor, holder: Holder): Promise<string> {
  const now = new Date();
  const held = await readWallet(db, holder.memberId);
  return describeWallet(holder, held, await waitingGifts(db, holder.memberId, now), now);
}

export const walletCommand: Command = {
  usage:
    '(products | orders --stuck | show | grant (--coins <n> [--bonus] | --tickets <n> | --ad-tickets <n>) --reason <text> [--days <n>] [--gift <title> [--text <text>] [--within <days>]] [--operator <name>] [--yes]) <email or member id>',
  summary:
    'List what coins are sold, or the orders that somebody has to look at; show what a member holds, or give coins or tickets, which as a gift wait in the inbox: without --yes it only says what it would do',
  async run(args, environment) {
    const listing = listings.find(({ name }) => name === args[0]);
    if (listing) return list(listing, args.slice(1), environment);
    const { positionals, values } = parse(args, grantOptions);
    const [doing = '', who = '', ...more] = positionals;
    if (!['show', 'grant'].includes(doing) || who === '' || more.length > 0) {
      throw new UsageError('show or grant, and whose wallet?');
    }
    if (doing === 'grant') grantFrom(values);
    const source = await joinDataSource(loadSettings(environment));
    const database = openDatabase(source.url, { poolSize: 1 });
    try {
      const holder = await findHolder(database.db, who);
      if (holder === null) throw new StartError(`there is no member ${who}`);
      const said =
        doing === 'grant'
          ? await grant(database.db, holder, values)
          : await show(database.db, holder);
      process.stdout.write(said);
      return 0;
    } finally {
      await database.close();
      await source.stop();
    }
  },
};
