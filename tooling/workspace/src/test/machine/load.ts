import { spawn } from 'node:child_process';
import process from 'node:process';

/** Ends by itself with whoever started it, however that ended. */
const busy = 'while (process.ppid === Number(process.argv[1]));';

/** The command of a process that keeps a core busy as long as its parent is this one. */
export function busyCommand(parent: number): [string, string[]] {
  return [process.execPath, ['-e', busy, String(parent)]];
}

export type Load = { readonly pids: readonly number[]; stop: () => void };

/** So many processes that do nothing but keep cores busy, at the usual priority. */
export function startLoad(count: number): Load {
  const children = Array.from({ length: count }, () =>
    spawn(...busyCommand(process.pid), { stdio: 'ignore' }),
  );
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
