import process from 'node:process';
import webPush from 'web-push';
import type { Command } from '../command.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';

export const push: Command = {
  usage: 'keys',
  summary: 'Make the pair of keys that notices to browsers are signed with, as two settings',
  async run(args) {
    const [doing, ...more] = parse(args, {}).positionals;
    if (doing !== 'keys') throw new UsageError('keys for notices can be made: push keys');
    refusePositionals(more);
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    process.stdout.write(
      `HANJI_PUSH_PUBLIC_KEY=${publicKey}\nHANJI_PUSH_PRIVATE_KEY=${privateKey}\n`,
    );
    return 0;
  },
};
