import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import {
  hideComment,
  moderatedComment,
  reportedComments,
  restoreComment,
} from '#modules/challenge/comments/moderate-comments.ts';
import {
  hideTitle,
  moderatedTitle,
  reportedTitles,
  restoreTitle,
  suspendTitle,
} from '#modules/challenge/moderate-challenge.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { describeComment } from '../comments/describe-comment.ts';
import { actFrom, actOptions, numberFrom } from '../help/act-options.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, type ByOperator } from '../wallet/by-operator.ts';
import { runWork } from '../contest/run-work.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { homeWorks } from './home-works.ts';
import { describeTitle } from './describe-title.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

type Kind<Thing> = {
  readonly word: string;
  readonly find: (db: Executor, id: number) => Promise<Thing | null>;
  readonly describe: (thing: Thing) => string;
};

const title = { word: 'title', find: moderatedTitle, describe: describeTitle };
const comment = { word: 'comment', find: moderatedComment, describe: describeComment };

async function found<Thing>(kind: Kind<Thing>, db: Executor, id: number): Promise<Thing> {
  const thing = await kind.find(db, id);
  if (thing === null) throw new StartError(`there is no ${kind.word} ${id}`);
  return thing;
}

function list<Thing>(
  kind: Kind<Thing>,
  read: (db: Executor) => Promise<readonly Thing[]>,
  args: readonly string[],
): Work {
  refusePositionals(parse(args, {}).positionals);
  return async (db) => {
    const things = await read(db);
    return things.length === 0
      ? `no ${kind.word} is reported\n`
      : things.map(kind.describe).join('\n');
  };
}

function show<Thing>(kind: Kind<Thing>, args: readonly string[]): Work {
  const id = numberFrom(kind.word, parse(args, {}).positionals);
  return async (db) => kind.describe(await found(kind, db, id));
}

type Act = {
  /** What was done, and what would be. */
  readonly words: string;
  readonly asks: 'reason' | 'nothing';
  readonly done: (db: Executor, id: number, by: ByOperator) => Promise<void>;
};

/** @throws UsageError where nothing is named, or no reason is given for what wants one */
function act<Thing>(kind: Kind<Thing>, { words, asks, done }: Act, args: readonly string[]): Work {
  const { positionals, values } = parse(args, { ...actOptions, reason: { type: 'string' } });
  const meant = actFrom(values);
  const by = asks === 'reason' ? operatorFrom(values) : { operator: meant.by, reason: '' };
  const id = numberFrom(kind.word, positionals);
  return async (db) => {
    const before = await found(kind, db, id);
    if (!meant.done) return `would be ${words}, with --yes\n${kind.describe(before)}`;
    await done(db, id, by);
    return `${words}\n${kind.describe(await found(kind, db, id))}`;
  };
}

const hiding: Act = {
  words: 'hidden',
  asks: 'nothing',
  done: (db, id) => hideTitle(db, id, new Date()),
};
const suspending: Act = {
  words: 'suspended',
  asks: 'reason',
  done: (db, id, by) => suspendTitle(db, id, by, new Date()),
};
const restoring: Act = {
  words: 'shown again',
  asks: 'nothing',
  done: (db, id) => restoreTitle(db, id, new Date()),
};
const hidingComment: Act = {
  words: 'hidden',
  asks: 'reason',
  done: (db, id, by) => hideComment(db, id, by, new Date()),
};
const restoringComment: Act = {
  ...restoring,
  done: (db, id) => restoreComment(db, id, new Date()),
};

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
  reported: (args) => list(title, reportedTitles, args),
  show: (args) => show(title, args),
  hide: (args) => act(title, hiding, args),
  suspend: (args) => act(title, suspending, args),
  restore: (args) => act(title, restoring, args),
  'reported-comments': (args) => list(comment, reportedComments, args),
  'hide-comment': (args) => act(comment, hidingComment, args),
  'restore-comment': (args) => act(comment, restoringComment, args),
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [doing = '', ...more] = args;
  if (Object.hasOwn(homeWorks, doing)) return runWork('challenge', homeWorks, args, environment);
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined) {
    const all = [...Object.keys(works), ...Object.keys(homeWorks)];
    throw new UsageError(`challenge ${all.join(', ')}: which?`);
  }
  process.stdout.write(await withDatabase(environment, read(more)));
  return 0;
}

export const challengeCommand: Command = {
  usage: 'reported | show … | hide … | suspend … | restore … | reported-comments | pick … | …',
  options: [
    'reported                            lists titles that members have reported, hidden ones first',
    'show <title>                        shows one, by the number in its address',
    'hide <title> [--yes]                hides it until somebody decides, as enough reports do',
    'suspend <title> --reason <text> [--operator <name>] [--yes]',
    '                                    decides against it: gone for all, and its creator is told why',
    'restore <title> [--yes]             decides for it: shown again, and its reports are settled',
    'reported-comments                   lists comments of the area that members have reported',
    'hide-comment <comment> --reason <text> [--operator <name>] [--yes]',
    'restore-comment <comment> [--yes]   the same for one of them, by its number',
    'pickups                             lists what the editors picked, as it is shown',
    'pick <picture> --name <text> (--title <number> | --link <path or https>) [--yes]',
    '                                    puts a title, or a page such as a guide, behind the last',
    'unpick <pickup> [--yes]             takes one away, by its number',
    'banners                             lists the banners of the first page of the area',
    'add-banner <picture> --name <text> --link <path or https> [--kind notice|free|event]',
    '           [--until <moment>] [--yes]',
    'remove-banner <banner> [--yes]      the same for banners',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Look after the titles that members draw: what was reported, and what is shown first',
  run,
};
