import { inboxLink } from '@hanji/domain/inbox/inbox-link.ts';
import { addDays } from '@hanji/domain/times/calendar.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom } from '../wallet/by-operator.ts';
import { audienceOptions } from './audience.ts';
import { contentsFrom, contentsOptions, withinFrom } from './contents.ts';
import { inboxCommand, putOptions } from './inbox-command.ts';
import { wordsFrom, wordsOptions } from './words.ts';

const giveOptions = {
  ...putOptions,
  ...audienceOptions,
  ...wordsOptions,
  ...contentsOptions,
  link: { type: 'string' },
} as const;

/** @throws UsageError for anything but a path of the site or another site by https */
function linkFrom(given: string | undefined): string | null {
  if (given === undefined) return null;
  const link = inboxLink(given);
  if (link !== null) return link;
  throw new UsageError('--link is a path of the site, /comic/7, or an address of https');
}

export const giftCommand = inboxCommand({
  kind: 'gift',
  verb: 'give',
  summary: 'Give coins, tickets or something to look at: to a member, a list of them, or everybody',
  takes: [
    '(--coins <n> | --tickets <n> | --ad-tickets <n> | --other)',
    '[--days <n>] [--within <days>] [--link <path or https>]',
  ],
  read(args) {
    const { positionals, values } = parse(args, giveOptions);
    refusePositionals(positionals);
    const contents = contentsFrom(values);
    const link = linkFrom(values.link);
    if (contents.item === 'other' && link === null) {
      throw new UsageError('--other is something to look at: where, says --link');
    }
    const within = withinFrom(values);
    const facts = { ...wordsFrom(values), ...operatorFrom(values), contents, link };
    return {
      values,
      entry: (now) => ({ kind: 'gift', ...facts, expiresAt: addDays(now, within) }),
    };
  },
});
