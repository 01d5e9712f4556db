import type { Command } from '../command.ts';
import { runWork } from '../contest/run-work.ts';
import { eventWorks } from './event-works.ts';

export const eventCommand: Command = {
  usage: 'add … | list | withdraw …',
  options: [
    'add <folder> [--operator <name>] [--yes]',
    '                                    publishes an event in one language, or what has changed of',
    '                                    it: event.json, page.md and the pictures they name; a key',
    '                                    that is there already keeps its number and address',
    'list                                lists all of them with their numbers, phases and times',
    'withdraw <number> [--operator <name>] [--yes]',
    '                                    takes one from its readers',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Publish and withdraw events, which have pages of their own',
  run: (args, environment) => runWork('event', eventWorks, args, environment),
};
