import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';
import { busyCommand, startLoad } from './load.ts';

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('is so many processes until it is stopped', async () => {
  const load = startLoad(2);
  try {
    expect(load.pids.map(runs)).toEqual([true, true]);
  } finally {
    load.stop();
  }
  await expect.poll(() => load.pids.map(runs)).toEqual([false, false]);
});

it('ends with whoever started it', async () => {
  const [orphan] = await once(spawn(...busyCommand(process.ppid)), 'exit');
  expect(orphan).toBe(0);
});
