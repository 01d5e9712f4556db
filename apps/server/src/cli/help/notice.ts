import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { StartError } from '#errors/start-error.ts';
import {
  findWritten,
  withdrawDocument,
  writeDocument,
  writtenDocuments,
} from '#modules/help/documents/write-documents.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../wallet/with-database.ts';
import { actFrom, actOptions, numberFrom } from './act-options.ts';
import { readTextFile } from './read-text-file.ts';
import { documentOptions, writtenDocument } from './written-document.ts';

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (db: Executor) => Promise<string>;

async function list(db: Executor): Promise<string> {
  const found = await writtenDocuments(db);
  if (found.length === 0) return 'nothing is written yet\n';
  return found
    .map((each) => {
      const { id, edition, type, locale, key, version, title, publishedAt } = each;
      const from = publishedAt.toISOString().slice(0, 16).replace('T', ' ');
      const gone =
        each.withdrawnAt === null ? '' : `, withdrawn by ${printable(each.withdrawnBy ?? '')}`;
      const category = each.categoryPath.map(printable).join(' / ');
      return `${id}  ${edition} ${type} ${locale} ${key}, version ${version}, from ${from} UTC${gone}
  ${printable(title)}${category && ` (${category})`}
`;
    })
    .join('');
}

/** Each refuses what it does not understand before anything is opened. */
const works: Readonly<Record<string, (args: readonly string[]) => Promise<Work>>> = {
  add: async (args) => {
    const { positionals, values } = parse(args, { ...actOptions, ...documentOptions });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('which file? A text in Markdown is wanted');
    refusePositionals(more);
    const { by, done } = actFrom(values);
    const markdown = await readTextFile(file);
    const written = writtenDocument({ file, markdown, values, by, now: new Date() });
    return async (db) => {
      const before = await findWritten(db, written);
      const { type, edition, locale, key, title } = written;
      const what = `${edition} ${type} ${locale} ${key}, version ${(before?.version ?? 0) + 1}: ${printable(title)}`;
      if (!done) return `would be published, with --yes\n  ${what}\n`;
      const { id } = await writeDocument(db, written);
      return `published as ${id}\n  ${what}\n`;
    };
  },
  list: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return list;
  },
  withdraw: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const id = numberFrom('document', positionals);
    const { by, done } = actFrom(values);
    return async (db) => {
      const found = (await writtenDocuments(db)).find((each) => each.id === id);
      if (found === undefined) throw new StartError(`there is no document ${id}`);
      const what = `  ${printable(found.title)}\n`;
      if (found.withdrawnAt !== null) return `withdrawn already\n${what}`;
      if (!done) return `would be withdrawn, with --yes\n${what}`;
      await withdrawDocument(db, id, by, new Date());
      return `withdrawn\n${what}`;
    };
  },
};

async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [doing = '', ...more] = args;
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined) throw new UsageError(`notice ${Object.keys(works).join(', ')}: which?`);
  process.stdout.write(await withDatabase(environment, await read(more)));
  return 0;
}

export const noticeCommand: Command = {
  usage: 'add … | list | withdraw …',
  options: [
    'add <file.md> --edition <edition> [--locale <locale>] [--type notice|faq] [--key <name>]',
    '    [--category <"Coins / Refunds">] [--position <number>] [--publish <2026-12-01T09:00+09:00>]',
    '    [--operator <name>] [--yes]',
    '                                    publishes a file that begins with "# " and a title; a key',
    '                                    that is there already (else the file’s name) gets another',
    '                                    version, and one key in several languages is one document',
    'list                                lists all of them with their numbers',
    'withdraw <number> [--operator <name>] [--yes]',
    '                                    takes one from its readers',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Publish and withdraw notices, and answers to what is often asked',
  run,
};
