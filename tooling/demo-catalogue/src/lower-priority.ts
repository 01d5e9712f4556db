import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';

const tasks = '/proc/self/task';

/** Lets everybody else go first. On Linux each thread has a priority of its own. */
export function lowerPriority(): void {
  const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [0];
  for (const thread of threads) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // A thread that has ended meanwhile needs none.
    }
  }
}
