import { parse, refusePositionals } from '../parse.ts';
import { operatorFrom } from '../wallet/by-operator.ts';
import { audienceOptions } from './audience.ts';
import { inboxCommand, putOptions } from './inbox-command.ts';
import { wordsFrom, wordsOptions } from './words.ts';

const sendOptions = { ...putOptions, ...audienceOptions, ...wordsOptions } as const;
const nothing = { contents: null, link: null, expiresAt: null } as const;

export const messageCommand = inboxCommand({
  kind: 'message',
  verb: 'send',
  summary: 'Tell something to a member, a list of them, or everybody: it is in their inbox',
  takes: [],
  read(args) {
    const { positionals, values } = parse(args, sendOptions);
    refusePositionals(positionals);
    const facts = { ...wordsFrom(values), ...operatorFrom(values), ...nothing };
    return { values, entry: () => ({ kind: 'message', ...facts }) };
  },
});
