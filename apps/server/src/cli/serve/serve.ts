import process from 'node:process';
import { createLogger } from '#log/logger.ts';
import { startService, type StartStep } from '#serve/start-service.ts';
import { uncaughtError } from '#serve/uncaught-error.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { unknownVariables } from '#settings/variables.ts';
import type { Command } from '#cli/command.ts';
import { parse, refusePositionals } from '#cli/parse.ts';
import { stopRequested } from '#cli/process/stop-requested.ts';

const steps = {
  'create-database': 'making a database',
  'stop-orphan': 'ended the database of an earlier start that was killed',
  'start-database': 'starting the database',
  'connect-database': 'connecting to the database',
  migrate: 'bringing the database to the newest schema',
  listen: 'opening the addresses',
} as const satisfies Record<StartStep, string>;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const serve: Command = {
  usage: '',
  summary: 'Serve the API and the built editions until stopped; logs go to standard output',
  async run(args, environment) {
    refusePositionals(parse(args, {}).positionals);
    const settings = loadSettings(environment);
    for (const name of unknownVariables(environment)) {
      say(`${name} is no setting and is ignored: docs/settings.md lists those there are`);
    }
    const stop = stopRequested().then(() => 0);
    const broken = uncaughtError(createLogger(settings.logLevel)).then(() => 1);
    const service = await startService(settings, { onProgress: (step) => say(steps[step]) });
    for (const { name, url } of service.addresses) say(`${name.padEnd(10)} ${url}`);
    if (service.outbox !== null) say(`${'outbox'.padEnd(10)} ${service.outbox}`);
    say('ready');
    const code = await Promise.race([stop, broken]);
    say(code === 0 ? 'stopping' : 'stopping after an error that nothing caught: the log has it');
    await service.stop();
    return code;
  },
};
