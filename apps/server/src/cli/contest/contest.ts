import type { Command } from '../command.ts';
import { contestWorks } from './contest-works.ts';
import { runWork } from './run-work.ts';

export const contestCommand: Command = {
  usage: 'add … | front … | list | entries … | judge … | exclude … | withdraw …',
  options: [
    'add <folder> [--operator <name>] [--yes]',
    '                                    publishes a contest, or what has changed of it: contest.json,',
    '                                    page.md, list.md and result.md, and the pictures they name',
    'front <folder> [--operator <name>] [--yes]',
    '                                    publishes page.md with its pictures above all contests',
    'list                                lists all of them: phases, times, entries, awards',
    'entries <number>                    lists the titles entered, with their numbers',
    'judge <number> <awards.json> [--yes]',
    '                                    keeps what the jury decided: a list, the highest rank first,',
    '                                    of title, rank, prize, comment and judge; nobody sees it',
    '                                    before the results are out',
    'exclude <number> <title> --reason <text> [--operator <name>] [--yes]',
    '                                    puts a title out of a contest',
    'withdraw <number> [--operator <name>] [--yes]',
    '                                    takes a contest from its readers',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Publish contests, list their entries, keep what the jury decided',
  run: (args, environment) => runWork('contest', contestWorks, args, environment),
};
