import { userInfo } from 'node:os';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { refundStates } from '@hanji/contract/refund-states.ts';
import type { RefundOperation } from '@hanji/domain/refund/operation.ts';
import type { ByOperator } from '#modules/refund/operators/change-request.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, wordsOf } from '../wallet/by-operator.ts';
import { withDatabase } from '../wallet/with-database.ts';
import {
  exportTo,
  list,
  renew,
  rotate,
  settle,
  show,
  take,
  type Named,
  type RefundPlace,
} from './refund-works.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (place: RefundPlace) => Promise<string> | AsyncGenerator<string>;

const standardMost = 500;
const longestName = 100;
const aNumber = /^[1-9]\d{0,8}$/;
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const by = { operator: { type: 'string' } } as const;
const yes = { yes: { type: 'boolean', default: false } } as const;

/** @throws UsageError */
function operatorOf({ operator }: { readonly operator?: string | undefined }): ByOperator {
  const name = wordsOf('operator', operator ?? userInfo().username, longestName);
  if (name === '') throw new UsageError('--operator is the name of who does it');
  return { operator: name, at: new Date() };
}

/** @throws UsageError */
function numberOf(name: string, text: string): number {
  if (!aNumber.test(text)) throw new UsageError(`${name} is a number from 1 on`);
  return Number(text);
}

/** @throws UsageError for what is no id of a request */
function idsOf(positionals: readonly string[]): readonly string[] {
  const strange = positionals.find((each) => !anId.test(each));
  if (strange !== undefined) throw new UsageError(`"${strange}" is no request`);
  return positionals;
}

/** @throws UsageError where nothing is named, or both */
function namedBy(positionals: readonly string[], batch: string | undefined): Named {
  const ids = idsOf(positionals);
  if (ids.length > 0 === (batch !== undefined)) {
    throw new UsageError('which requests? Their ids, or --batch');
  }
  return { ids, batch: batch === undefined ? null : numberOf('--batch', batch) };
}

/** An operation that needs a reason, which its member is told. */
function withReason(operation: Exclude<RefundOperation, 'take' | 'paid'>) {
  return (args: readonly string[]): Work => {
    const options = { ...by, ...yes, reason: { type: 'string' } } as const;
    const { values, positionals } = parse(args, options);
    const who = operatorFrom(values);
    const wanted = { ...namedBy(positionals, undefined), yes: values.yes };
    return (place) => settle(place, operation, wanted, { ...who, at: new Date() });
  };
}

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
  list: (args) => {
    const { values, positionals } = parse(args, { state: { type: 'string' } });
    refusePositionals(positionals);
    if (values.state !== undefined && !refundStates.some((state) => state === values.state)) {
      throw new UsageError(`--state is one of ${refundStates.join(', ')}`);
    }
    return (place) => list(place, values.state);
  },
  show: (args) => {
    const [id, ...more] = idsOf(parse(args, {}).positionals);
    if (id === undefined) throw new UsageError('which request?');
    refusePositionals(more);
    return (place) => show(place, id);
  },
  take: (args) => {
    const { values, positionals } = parse(args, { ...by, ...yes, most: { type: 'string' } });
    const most = numberOf('--most', values.most ?? String(standardMost));
    const who = operatorOf(values);
    const wanted = { ids: idsOf(positionals), most, yes: values.yes };
    return (place) => take(place, wanted, who);
  },
  renew: (args) => {
    const { values, positionals } = parse(args, { ...by, ...yes });
    const who = operatorOf(values);
    const wanted = { ids: idsOf(positionals), yes: values.yes };
    return (place) => renew(place, wanted, who);
  },
  export: (args) => {
    const { values, positionals } = parse(args, { ...by, out: { type: 'string' } });
    const [batch = '', ...more] = positionals;
    refusePositionals(more);
    const wanted = { batch: numberOf('the batch', batch), out: values.out };
    const who = operatorOf(values);
    return (place) => exportTo(place, wanted, who);
  },
  paid: (args) => {
    const { values, positionals } = parse(args, { ...by, ...yes, batch: { type: 'string' } });
    const wanted = { ...namedBy(positionals, values.batch), yes: values.yes };
    const who = operatorOf(values);
    return (place) => settle(place, 'paid', wanted, who);
  },
  returned: withReason('returned'),
  refuse: withReason('refuse'),
  rotate: (args) => {
    refusePositionals(parse(args, {}).positionals);
    return rotate;
  },
};

export const refundCommand: Command = {
  usage: 'list | show … | take … | renew … | export … | paid … | returned … | refuse … | rotate',
  options: [
    `list [--state ${refundStates.join('|')}]`,
    '                                    lists requests for refunds, with their sum',
    'show <request>                      says how each amount came about, and who did what',
    'take [<request> …] [--most <n>] [--operator <name>] [--yes]',
    '                                    takes waiting requests up into a batch: they are locked',
    'renew [<request> …] [--operator <name>] [--yes]',
    '                                    makes waiting requests anew of what the ledger says now, to the',
    '                                    same account: those that are named, or all of which it changed',
    'export <batch> [--out <file>] [--operator <name>]',
    '                                    writes what the bank is to pay, as CSV',
    'paid <request> … | --batch <batch> [--operator <name>] [--yes]',
    '                                    records that the bank paid',
    'returned <request> … --reason <text> [--operator <name>] [--yes]',
    '                                    records that the money came back: the member may correct',
    'refuse <request> … --reason <text> [--operator <name>] [--yes]',
    '                                    refuses with a reason, which the member is told',
    'rotate                              encrypts everything with the newest of HANJI_REFUND_KEYS',
    'Without --yes take, renew, paid, returned and refuse only say what they would do.',
  ],
  summary:
    'Pay refunds out: take requests up, export them for the bank, and record what came of it',
  async run(args, environment) {
    const [doing = '', ...more] = args;
    const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
    if (read === undefined) throw new UsageError(`refund ${Object.keys(works).join(', ')}: which?`);
    const work = read(more);
    const settings = loadSettings(environment);
    await withDatabase(environment, async (db) => {
      const output = work({ db, settings });
      if (output instanceof Promise) process.stdout.write(await output);
      // A page at a time, as fast as it is read: there is no end to how many requests there are.
      else await pipeline(output, process.stdout, { end: false });
    });
    return 0;
  },
};
