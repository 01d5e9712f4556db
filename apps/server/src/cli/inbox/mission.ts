import { addDays } from '@hanji/domain/times/calendar.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom } from '../wallet/by-operator.ts';
import { audienceOptions } from './audience.ts';
import { contentsFrom, contentsOptions, withinFrom } from './contents.ts';
import { inboxCommand, putOptions } from './inbox-command.ts';
import { wordsFrom, wordsOptions } from './words.ts';

const addOptions = {
  ...putOptions,
  ...audienceOptions,
  ...wordsOptions,
  ...contentsOptions,
} as const;

export const missionCommand = inboxCommand({
  kind: 'mission',
  verb: 'add',
  summary: 'Show a mission, which is taken part in by the app, and what it gives',
  takes: ['(--coins <n> | --tickets <n> | --ad-tickets <n>) [--within <days>]'],
  read(args) {
    const { positionals, values } = parse(args, addOptions);
    refusePositionals(positionals);
    const contents = contentsFrom(values);
    if (contents.item === 'other') throw new UsageError('a mission gives coins or tickets');
    const within = withinFrom(values);
    const facts = { ...wordsFrom(values), ...operatorFrom(values), contents, link: null };
    return {
      values,
      entry: (now) => ({ kind: 'mission', ...facts, expiresAt: addDays(now, within) }),
    };
  },
});
