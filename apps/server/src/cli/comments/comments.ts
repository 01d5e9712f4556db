import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import {
  hideComment,
  moderatedComment,
  reportedComments,
  restoreComment,
  type ModeratedComment,
} from '#modules/community/moderate-comments.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom, operatorOptions } from '../wallet/by-operator.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { describeComment } from './describe-comment.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

const highestId = 2_147_483_647;

/** @throws UsageError where no comment is named, or more than one */
function ofComment(
  [given = '', ...more]: readonly string[],
  work: (db: Executor, comment: ModeratedComment) => Promise<string>,
): Work {
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id < 1 || id > highestId) throw new UsageError('which comment? Its number is wanted');
  refusePositionals(more);
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

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Work>> = {
  reported: (args) => {
    refusePositionals(parse(args, {}).positionals);
    return reported;
  },
  show: (args) => ofComment(parse(args, {}).positionals, async (_, each) => describeComment(each)),
  hide: (args) => {
    const { positionals, values } = parse(args, operatorOptions);
    const by = operatorFrom(values);
    return ofComment(positionals, async (db, each) => {
      if (each.hiddenAt !== null) return `hidden already\n${describeComment(each)}`;
      if (values.yes) await hideComment(db, each.id, by, new Date());
      return `${values.yes ? 'hidden' : 'would be hidden, with --yes'}\n${describeComment(each)}`;
    });
  },
  restore: (args) => {
    const { positionals, values } = parse(args, { yes: { type: 'boolean', default: false } });
    return ofComment(positionals, async (db, each) => {
      if (each.hiddenAt === null) return `not hidden\n${describeComment(each)}`;
      if (values.yes) await restoreComment(db, each.id);
      return `${values.yes ? 'shown again' : 'would be shown again, with --yes'}\n${describeComment(each)}`;
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
  usage: 'reported | show … | hide … | restore …',
  options: [
    'reported                            lists shown comments that were reported, most often first',
    'show <comment>                      shows one, by its number',
    'hide <comment> --reason <text> [--operator <name>] [--yes]',
    '                                    takes it from all lists',
    'restore <comment> [--yes]           shows it again',
    'Without --yes these only say what they would do.',
  ],
  summary: 'Look after what readers say: what was reported, and what is hidden',
  run,
};
