import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { runCommand } from '#cli/run-command.ts';

type Written = { stdout: string; stderr: string };

/** Where a command writes to: of several at once, each has its own. */
const written = new AsyncLocalStorage<Written>();

for (const name of ['stdout', 'stderr'] as const) {
  const stream = process[name];
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  stream.write = (text: Uint8Array | string, ...rest: unknown[]) => {
    const own = written.getStore();
    if (!own) return write(text, ...rest);
    own[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
}

/**
 * What `runHanji` does, without a process of its own: most of the time of a short command goes into
 * starting one. What has to be told apart by processes (kills, signals, locks of one) takes that.
 */
export function runInProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Written & { code: number }> {
  const own: Written = { stdout: '', stderr: '' };
  return written.run(own, async () => {
    const code = await runCommand(args, environment);
    return { code, ...own };
  });
}
