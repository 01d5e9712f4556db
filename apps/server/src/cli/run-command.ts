import process from 'node:process';
import { StartError } from '#errors/start-error.ts';
import { SettingError } from '#settings/setting-error.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { UsageError } from './usage-error.ts';

async function help(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { usage, summary } = await load();
      return `  ${`${name} ${usage}`.trimEnd().padEnd(28)} ${summary}`;
    }),
  );
  return [
    'Usage: pnpm hanji <command>',
    '',
    ...lines,
    '',
    'Settings are environment variables: docs/settings.md lists them.',
    '',
  ].join('\n');
}

function helpOf(name: string, { usage, summary, options = [] }: Command): string {
  const listed = options.map((option) => `  ${option}\n`).join('');
  return `Usage: pnpm hanji ${name} ${usage}\n\n${summary}.\n${listed && `\n${listed}`}`;
}

function isMeant(error: unknown): error is Error {
  return (
    error instanceof StartError || error instanceof SettingError || error instanceof UsageError
  );
}

/** Runs the command that the first argument names, and resolves to the exit code. */
export async function runCommand(
  [name, ...args]: readonly string[],
  environment: Environment,
): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await help());
    return name === undefined ? 1 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    process.stderr.write(
      `there is no command "${name}": "pnpm hanji help" lists those there are\n`,
    );
    return 1;
  }
  const command = await load();
  if (args.includes('--help')) {
    process.stdout.write(helpOf(name, command));
    return 0;
  }
  try {
    return await command.run(args, environment);
  } catch (error) {
    if (!isMeant(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
