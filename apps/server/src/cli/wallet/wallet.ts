import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import { waitingGifts } from '#modules/inbox/gifts/gifts-of-member.ts';
import { owedOrders } from '#modules/payment/orders/by-hand/settle-by-hand.ts';
import { findHolder, readWallet, type Holder } from '#modules/wallet/read-wallet.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, operatorOptions } from './by-operator.ts';
import { describeWallet } from './describe-wallet.ts';
import { grant, grantFrom, grantOptions } from './grant.ts';
import { ledger } from './ledger.ts';
import { forgive, orders, ordersFrom, ordersOptions } from './orders.ts';
import { products } from './products.ts';
import { withDatabase } from './with-database.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

async function show(db: Executor, holder: Holder): Promise<string> {
  const now = new Date();
  const { memberId } = holder;
  const held = await readWallet(db, memberId);
  const gifts = await waitingGifts(db, memberId, now);
  const owed = await owedOrders(db, memberId);
  return describeWallet(holder, { ...held, gifts, owed }, now);
}

/** @throws UsageError where no member is named, or more than one */
function ofMember(
  [who, ...more]: readonly string[],
  work: (db: Executor, holder: Holder) => Promise<string>,
): Work {
  if (who === undefined || who === '') throw new UsageError('whose wallet?');
  refusePositionals(more);
  return async (db) => {
    const holder = await findHolder(db, who);
    if (holder === null) throw new StartError(`there is no member ${who}`);
    return work(db, holder);
  };
}

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
  products: (args) => {
    refusePositionals(parse(args, {}).positionals);
    return products;
  },
  orders: (args) => {
    const { positionals, values } = parse(args, ordersOptions);
    refusePositionals(positionals);
    ordersFrom(values);
    return (db) => orders(db, values);
  },
  show: (args) => ofMember(parse(args, {}).positionals, show),
  grant: (args) => {
    const { positionals, values } = parse(args, grantOptions);
    grantFrom(values);
    return ofMember(positionals, (db, holder) => grant(db, holder, values));
  },
  forgive: (args) => {
    const { positionals, values } = parse(args, operatorOptions);
    operatorFrom(values);
    return ofMember(positionals, (db, holder) => forgive(db, holder, values));
  },
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [doing = '', ...more] = args;
  if (doing === 'ledger') return ledger.run(more, environment);
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined) {
    throw new UsageError(`wallet ${[...Object.keys(works), 'ledger verify'].join(', ')}: which?`);
  }
  const work = read(more);
  process.stdout.write(await withDatabase(environment, work));
  return 0;
}

const byHand = '--reason <text> [--operator <name>] [--yes]';

export const walletCommand: Command = {
  usage: 'products | orders … | ledger verify | show … | grant … | forgive …',
  options: [
    'products                            lists what coins are sold',
    'orders --stuck                      lists the orders that somebody has to look at',
    `orders --settle <order id> ${byHand}`,
    '                                    settles one of these by hand',
    'ledger verify                       recounts the ledger',
    'show <member>                       shows what a member holds, by email or id',
    'grant <member> --coins <n> [--bonus] | --tickets <n> | --ad-tickets <n>',
    '  [--days <n>] [--gift <title> [--text <text>] [--within <days>]]',
    `  ${byHand}`,
    '                                    gives coins or tickets; as a gift they wait in the inbox',
    `forgive <member> ${byHand}`,
    '                                    forgives the coins that are owed',
    'Without --yes these only say what they would do.',
  ],
  summary: 'Look after coins and tickets: what is sold, what is owed, and what a member holds',
  run,
};
