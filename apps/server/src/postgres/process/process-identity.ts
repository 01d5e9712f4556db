import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A zombie has ended; only its parent has not noticed. */
function isOver(state: string): boolean {
  return state === 'Z' || state === 'X';
}

async function fromProc(pid: number): Promise<string | null> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ]);
  if (stat === null) return null;
  // The second field is the program's name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (isOver(fields[0] ?? '')) return null;
  return `${boot.trim()}/${fields[19]}`;
}

async function fromPs(pid: number, column: string): Promise<string | null> {
  const found = await run('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => null);
  return found === null ? null : found.stdout.trim();
}

/**
 * What tells a running process from a later one with the same number: when it started. Null when
 * there is no such process.
 */
export function startOf(pid: number): Promise<string | null> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid, 'lstart');
}

/** The command line of a running process, or null when there is no such process. */
export async function commandOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return fromPs(pid, 'command');
  if ((await fromProc(pid)) === null) return null;
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return line === null ? null : line.replaceAll('\0', ' ').trim();
}
