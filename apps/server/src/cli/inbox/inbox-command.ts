import process from 'node:process';
import type { InboxTab } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import { findEntry, newestEntries, withdrawEntry } from '#modules/inbox/entries/by-hand.ts';
import { distribute, type NewEntry } from '#modules/inbox/entries/distribute.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, operatorOptions } from '../wallet/by-operator.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { addressed, checkAudience, type AudienceOptions } from './audience.ts';
import { describeEntry, describeNew, type Verb } from './describe-entry.ts';

/** Of what is put into inboxes: why, by whom, and whether it is meant. */
export const putOptions = {
  ...operatorOptions,
  'dry-run': { type: 'boolean', default: false },
} as const;

type Put = {
  readonly values: AudienceOptions & Meant;
  /** As of the moment at which it is put. */
  readonly entry: (now: Date) => NewEntry;
};

type Meant = { readonly yes: boolean; readonly 'dry-run': boolean };

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

/** @throws UsageError where it is meant and only tried */
function isMeant({ yes, 'dry-run': dryRun }: Meant): boolean {
  if (yes && dryRun) throw new UsageError('--yes does it, --dry-run does not: which?');
  return yes;
}

function put({ values, entry }: Put, verb: Verb): Work {
  checkAudience(values);
  const does = isMeant(values);
  return async (db) => {
    const now = new Date();
    const given = entry(now);
    const to = await addressed(db, values);
    const id = does ? await distribute(db, given, to.audience, now) : null;
    return describeNew(given, to, { verb, id });
  };
}

const highestId = 2_147_483_647;

function withdraw(kind: InboxTab, args: readonly string[]): Work {
  const { positionals, values } = parse(args, putOptions);
  const by = operatorFrom(values);
  const does = isMeant(values);
  const [given = '', ...more] = positionals;
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id < 1 || id > highestId) throw new UsageError(`which ${kind}? Its number is wanted`);
  refusePositionals(more);
  return async (db) => {
    const found = await findEntry(db, kind, id);
    if (found === null) throw new StartError(`there is no ${kind} ${id}`);
    if (found.entry.withdrawnAt !== null) return `withdrawn already\n${describeEntry(found)}`;
    if (does) await withdrawEntry(db, id, by, new Date());
    return `${does ? 'withdrawn' : 'would be withdrawn, with --yes'}\n${describeEntry(found)}`;
  };
}

function list(kind: InboxTab, args: readonly string[]): Work {
  refusePositionals(parse(args, {}).positionals);
  return async (db) => {
    const found = await newestEntries(db, kind);
    return found.length === 0 ? `there is no ${kind} yet\n` : found.map(describeEntry).join('\n');
  };
}

type InboxCommand = {
  readonly kind: InboxTab;
  /** What putting one into inboxes is called. */
  readonly verb: Verb;
  readonly summary: string;
  /** Lines of the help: what it takes besides who, why and by whom. */
  readonly takes: readonly string[];
  /** Refuses what it does not understand before anything is opened. */
  readonly read: (args: readonly string[]) => Put;
};

/** A command of operators over one tab of inboxes, until a screen does it. */
export function inboxCommand({ kind, verb, summary, takes, read }: InboxCommand): Command {
  const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
    [verb]: (args) => put(read(args), verb),
    list: (args) => list(kind, args),
    withdraw: (args) => withdraw(kind, args),
  };
  const byHand = '--reason <text> [--operator <name>] [--yes | --dry-run]';
  return {
    usage: `${verb} … | list | withdraw …`,
    summary,
    options: [
      `${verb} (--member <email or id> … | --list <file> | --all)`,
      ...takes.map((line) => `  ${line}`),
      `  --title <text> [--text <text>] [--translations <file>] ${byHand}`,
      `                                    puts a ${kind} into inboxes; a list has a member on each line`,
      `list                                shows the newest, and what became of them`,
      `withdraw <number> ${byHand}`,
      '                                    takes one out of all inboxes; what was received stays so',
      'Without --yes these only say what they would do, as with --dry-run.',
    ],
    async run(args, environment) {
      const [doing = '', ...more] = args;
      const work = Object.hasOwn(works, doing) ? works[doing] : undefined;
      if (work === undefined) {
        throw new UsageError(`${kind} ${Object.keys(works).join(', ')}: which?`);
      }
      process.stdout.write(await withDatabase(environment, work(more)));
      return 0;
    },
  };
}
