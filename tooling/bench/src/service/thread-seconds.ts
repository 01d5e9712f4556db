import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time of a process, all its threads together, in seconds: to the nanosecond, where the
 * system counts so. Linux only; NaN elsewhere.
 */
export function threadSeconds(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = tasks.reduce((sum, task) => sum + onProcessor(pid, task), 0);
    return nanoseconds / 1e9;
  } catch {
    return Number.NaN;
  }
}

function onProcessor(pid: number, task: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    // A thread that has ended since.
    return 0;
  }
}
