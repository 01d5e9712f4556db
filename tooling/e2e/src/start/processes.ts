import { execFileSync } from 'node:child_process';
import process from 'node:process';

type Row = {
  readonly pid: number;
  readonly parent: number;
};

function running(): Row[] {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** A process and all that it started, directly or not. */
export function familyOf(pid: number): number[] {
  const rows = running();
  const family = [pid];
  for (const member of family) {
    family.push(...rows.filter(({ parent }) => parent === member).map((row) => row.pid));
  }
  return family;
}

/** Those that still run. */
export function alive(pids: readonly number[]): number[] {
  const now = new Set(running().map(({ pid }) => pid));
  return pids.filter((pid) => now.has(pid));
}

/** To a whole process group, as a terminal does for Ctrl-C. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  process.kill(-leader, signal);
}
