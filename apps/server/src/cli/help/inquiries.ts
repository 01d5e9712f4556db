import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import {
  answerInquiry,
  closeInquiry,
  findInquiry,
  openInquiries,
  type InquiryWithImages,
} from '#modules/help/inquiries/operate-inquiries.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom } from '../wallet/by-operator.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { actFrom, actOptions, numberFrom } from './act-options.ts';
import { describeInquiry, listedInquiry } from './describe-inquiry.ts';
import { readTextFile } from './read-text-file.ts';
import { saveImages } from './save-images.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor, environment: Environment) => Promise<string>;

const longestAnswer = 20_000;

async function inquiryOf(db: Executor, id: number): Promise<InquiryWithImages> {
  const found = await findInquiry(db, id);
  if (found === null) throw new StartError(`there is no inquiry ${id}`);
  return found;
}

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Promise<Work>>> = {
  list: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async (db) => {
      const open = await openInquiries(db);
      return open.length === 0 ? 'no inquiry is open\n' : open.map(listedInquiry).join('');
    };
  },
  show: async (args) => {
    const { positionals, values } = parse(args, { images: { type: 'string' } });
    const id = numberFrom('inquiry', positionals);
    return async (db, environment) => {
      const found = await inquiryOf(db, id);
      const { images: folder } = values;
      const files = folder === undefined ? [] : await saveImages(environment, found, folder);
      return [describeInquiry(found), ...files.map((file) => `  ${file}\n`)].join('');
    };
  },
  answer: async (args) => {
    const { positionals, values } = parse(args, { ...actOptions, file: { type: 'string' } });
    const id = numberFrom('inquiry', positionals);
    const { by, done } = actFrom(values);
    if (values.file === undefined) throw new UsageError('--file is the text of the answer');
    const answer = await readTextFile(values.file);
    if (answer === '' || answer.length > longestAnswer) {
      throw new UsageError(`an answer has 1 to ${longestAnswer} letters`);
    }
    return async (db) => {
      const found = await inquiryOf(db, id);
      if (found.closedAt !== null) return `closed already\n${describeInquiry(found)}`;
      if (!done) return `would be answered by mail, with --yes\n${describeInquiry(found)}`;
      const sent = await answerInquiry(db, { id, answer, by }, new Date());
      if (!sent) throw new StartError('somebody else was quicker');
      return `answered; the mail goes out while the service runs\n${describeInquiry(await inquiryOf(db, id))}`;
    };
  },
  close: async (args) => {
    const { positionals, values } = parse(args, { ...actOptions, reason: { type: 'string' } });
    const id = numberFrom('inquiry', positionals);
    const { done } = actFrom(values);
    const { operator: by, reason } = operatorFrom(values);
    return async (db) => {
      const found = await inquiryOf(db, id);
      if (found.closedAt !== null) return `closed already\n${describeInquiry(found)}`;
      if (!done) return `would be closed without an answer, with --yes\n${describeInquiry(found)}`;
      await closeInquiry(db, { id, reason, by }, new Date());
      return `closed\n${describeInquiry(await inquiryOf(db, id))}`;
    };
  },
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [doing = '', ...more] = args;
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined)
    throw new UsageError(`inquiries ${Object.keys(works).join(', ')}: which?`);
  const work = await read(more);
  process.stdout.write(await withDatabase(environment, (db) => work(db, environment)));
  return 0;
}

export const inquiriesCommand: Command = {
  usage: 'list | show … | answer … | close …',
  options: [
    'list                                lists those that nobody is done with, the oldest first',
    'show <number> [--images <folder>]   shows one, and writes its pictures into a folder',
    'answer <number> --file <text> [--operator <name>] [--yes]',
    '                                    answers by mail: write it in the language of the inquiry',
    'close <number> --reason <text> [--operator <name>] [--yes]',
    '                                    is done with one without an answer',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Look after what readers ask: list, show, answer by mail, close',
  run,
};
