import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import { membersNamed } from '#modules/inbox/entries/by-hand.ts';
import {
  hideComment,
  moderatedComment,
  reportedComments,
  restoreComment,
  writtenComments,
  type ModeratedComment,
} from '#modules/community/moderate-comments.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { printable } from '../printable.ts';
import { actFrom, actOptions, numberFrom } from '../help/act-options.ts';
import { operatorFrom, wordsOf } from '../wallet/by-operator.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { describeComment } from './describe-comment.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

/** @throws UsageError where no comment is named, or more than one */
function ofComment(
  positionals: readonly string[],
  work: (db: Executor, comment: ModeratedComment) => Promise<string>,
): Work {
  const id = numberFrom('comment', positionals);
  return async (db) => {
    const comment = await moderatedComment(db, id);
    if (comment === null) throw new StartError(`there is no comment ${id}`);
    return work(db, comment);
  };
}

async function reported(db: Executor): Promise<string> {
  const found = await reportedComments(db);
  return found.length === 0 ? 'no comment is reported\n' : found.map(describeComment).join('\n');
}

const findOptions = {
  member: { type: 'string' },
  chapter: { type: 'string' },
  text: { type: 'string' },
} as const;

const longestText = 400;

/** @throws UsageError where it is not said what is looked for */
function find(args: readonly string[]): Work {
  const { positionals, values } = parse(args, findOptions);
  refusePositionals(positionals);
  const { member } = values;
  const text = wordsOf('text', values.text ?? '', longestText);
  const chapterId = values.chapter === undefined ? null : numberFrom('chapter', [values.chapter]);
  if (member === undefined && chapterId === null && text === '') {
    throw new UsageError('which comments? --member, --chapter or --text says it');
  }
  return async (db) => {
    const memberId = member === undefined ? null : await memberNamed(db, member);
    const found = await writtenComments(db, { memberId, chapterId, text });
    return found.length === 0 ? 'no comment is such\n' : found.map(describeComment).join('\n');
  };
}

/** @throws StartError where it is nobody */
async function memberNamed(db: Executor, name: string): Promise<string> {
  const [id] = (await membersNamed(db, [name])).memberIds;
  if (id === undefined) throw new StartError(`there is no member ${printable(name)}`);
  return id;
}

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
  reported: (args) => {
    refusePositionals(parse(args, {}).positionals);
    return reported;
  },
  find,
  show: (args) => ofComment(parse(args, {}).positionals, async (_, each) => describeComment(each)),
  hide: (args) => {
    const { positionals, values } = parse(args, { ...actOptions, reason: { type: 'string' } });
    const { done } = actFrom(values);
    const by = operatorFrom(values);
    return ofComment(positionals, async (db, each) => {
      if (each.hiddenAt !== null) return `hidden already\n${describeComment(each)}`;
      if (done) await hideComment(db, each.id, by, new Date());
      return `${done ? 'hidden' : 'would be hidden, with --yes'}\n${describeComment(each)}`;
    });
  },
  restore: (args) => {
    const { positionals, values } = parse(args, actOptions);
    const { done } = actFrom(values);
    return ofComment(positionals, async (db, each) => {
      if (each.hiddenAt === null) return `not hidden\n${describeComment(each)}`;
      if (done) await restoreComment(db, each.id);
      return `${done ? 'shown again' : 'would be shown again, with --yes'}\n${describeComment(each)}`;
    });
  },
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [doing = '', ...more] = args;
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined) throw new UsageError(`comments ${Object.keys(works).join(', ')}: which?`);
  process.stdout.write(await withDatabase(environment, read(more)));
  return 0;
}

export const commentsCommand: Command = {
  usage: 'reported | find … | show … | hide … | restore …',
  options: [
    'reported                            lists shown comments that were reported, most often first',
    'find [--member <email or id>] [--chapter <number>] [--text <words>]',
    '                                    looks comments up, the newest first, hidden ones among them;',
    '                                    a chapter’s number stands in its address',
    'show <comment>                      shows one, by its number',
    'hide <comment> --reason <text> [--operator <name>] [--yes]',
    '                                    takes it from all lists',
    'restore <comment> [--yes]           shows it again',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Look after what readers say: what was reported, and what is hidden',
  run,
};
