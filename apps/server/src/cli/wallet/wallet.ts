import { userInfo } from 'node:os';
import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import type { Executor } from '#db/executor.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { findHolder, readWallet, type Holder } from '#modules/wallet/read-wallet.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { StartError } from '#errors/start-error.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../commands.ts';
import { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { list, listings } from './listings.ts';
import { describeGrant, describeWallet, type Gift } from './describe-wallet.ts';

const mostAtOnce = 1_000_000;
const mostDays = 3650;
const dayMs = 86_400_000;

const options = {
  coins: { type: 'string' },
  bonus: { type: 'boolean', default: false },
  tickets: { type: 'string' },
  'ad-tickets': { type: 'string' },
  days: { type: 'string' },
  reason: { type: 'string' },
  operator: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof parse<typeof options>>['values'];

function count(name: string, text: string | undefined, most: number): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (number < 1 || number > most) throw new UsageError(`--${name} is a number from 1 to ${most}`);
  return number;
}

/** What is given, of which an entry is one kind. */
function contentsFrom({
  coins,
  bonus,
  tickets,
  'ad-tickets': adTickets,
}: Options): Pick<Gift, 'kind' | 'amount'> {
  const said = [coins, tickets, adTickets].filter((text) => text !== undefined);
  if (said.length !== 1 || (bonus && coins === undefined)) {
    throw new UsageError('give --coins, which may be --bonus, or --tickets, or --ad-tickets');
  }
  if (tickets !== undefined) {
    return { kind: 'ticket', amount: count('tickets', tickets, mostAtOnce) };
  }
  return adTickets === undefined
    ? { kind: bonus ? 'bonus' : 'free', amount: count('coins', coins, mostAtOnce) }
    : { kind: 'ad_ticket', amount: count('ad-tickets', adTickets, mostAtOnce) };
}

function giftFrom(values: Options, now: Date): Gift {
  const { days, operator = userInfo().username, reason = '' } = values;
  if (reason.trim() === '') throw new UsageError('say why with --reason');
  return {
    ...contentsFrom(values),
    expiresAt:
      days === undefined ? null : new Date(now.getTime() + count('days', days, mostDays) * dayMs),
    operator,
    reason: reason.trim(),
  };
}

async function grant(db: Executor, holder: Holder, values: Options): Promise<string> {
  const now = new Date();
  const gift = giftFrom(values, now);
  if (values.yes) await give(db, holder, gift, now);
  return describeGrant(holder, gift, values.yes);
}

function give(db: Executor, { memberId }: Holder, gift: Gift, now: Date): Promise<void> {
  const { kind, amount, ...more } = gift;
  return kind === 'ticket' || kind === 'ad_ticket'
    ? grantTickets(db, { ...more, memberId, kind, tickets: amount }, now)
    : grantCoins(db, { ...more, memberId, kind, coins: amount }, now);
}

export const walletCommand: Command = {
  usage:
    '(products | orders --stuck | show | grant (--coins <n> [--bonus] | --tickets <n> | --ad-tickets <n>) --reason <text> [--days <n>] [--operator <name>] [--yes]) <email or member id>',
  summary:
    'List what coins are sold, or the orders that somebody has to look at; show what a member holds, or give coins or tickets: without --yes it only says what it would do',
  async run(args, environment) {
    const listing = listings.find(({ name }) => name === args[0]);
    if (listing) return list(listing, args.slice(1), environment);
    const { positionals, values } = parse(args, options);
    const [doing = '', who = '', ...more] = positionals;
    if (!['show', 'grant'].includes(doing) || who === '' || more.length > 0) {
      throw new UsageError('show or grant, and whose wallet?');
    }
    if (doing === 'grant') giftFrom(values, new Date());
    const source = await joinDataSource(loadSettings(environment));
    const database = openDatabase(source.url, { poolSize: 1 });
    try {
      const holder = await findHolder(database.db, who);
      if (holder === null) throw new StartError(`there is no member ${who}`);
      const said =
        doing === 'grant'
          ? await grant(database.db, holder, values)
          : describeWallet(holder, await readWallet(database.db, holder.memberId), new Date());
      process.stdout.write(said);
      return 0;
    } finally {
      await database.close();
      await source.stop();
    }
  },
};
