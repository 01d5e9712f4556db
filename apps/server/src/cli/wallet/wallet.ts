import { userInfo } from 'node:os';
import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import type { Executor } from '#db/executor.ts';
import { grantCoins, type CoinGrant } from '#modules/wallet/grant-coins.ts';
import { findHolder, readWallet, type Holder } from '#modules/wallet/read-wallet.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { StartError } from '#errors/start-error.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../commands.ts';
import { parse } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { describeGrant, describeWallet } from './describe-wallet.ts';

const mostCoins = 1_000_000;
const mostDays = 3650;
const dayMs = 86_400_000;

const options = {
  coins: { type: 'string' },
  bonus: { type: 'boolean', default: false },
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

function grantFrom(values: Options, now: Date): Omit<CoinGrant, 'memberId'> {
  const { bonus, coins, days, operator = userInfo().username, reason = '' } = values;
  if (reason.trim() === '') throw new UsageError('say why with --reason');
  return {
    kind: bonus ? 'bonus' : 'free',
    coins: count('coins', coins, mostCoins),
    expiresAt:
      days === undefined ? null : new Date(now.getTime() + count('days', days, mostDays) * dayMs),
    operator,
    reason: reason.trim(),
  };
}

async function grant(db: Executor, holder: Holder, values: Options): Promise<string> {
  const now = new Date();
  const given = grantFrom(values, now);
  if (values.yes) await grantCoins(db, { ...given, memberId: holder.memberId }, now);
  return describeGrant(holder, given, values.yes);
}

export const walletCommand: Command = {
  usage:
    '(show | grant --coins <n> --reason <text> [--bonus] [--days <n>] [--operator <name>] [--yes]) <email or member id>',
  summary: 'Show what a member holds, or give coins: without --yes it only says what it would do',
  async run(args, environment) {
    const { positionals, values } = parse(args, options);
    const [doing = '', who = '', ...more] = positionals;
    if (!['show', 'grant'].includes(doing) || who === '' || more.length > 0) {
      throw new UsageError('show or grant, and whose wallet?');
    }
    if (doing === 'grant') grantFrom(values, new Date());
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
