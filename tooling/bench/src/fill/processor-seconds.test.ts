import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';
import { processorSeconds } from './processor-seconds.ts';

const busy =
  'const end = process.cpuUsage().user + 500_000; while (process.cpuUsage().user < end);';

it.runIf(process.platform === 'linux')(
  'counts children that run and children that have ended',
  async () => {
    const before = processorSeconds(process.pid);
    spawnSync(process.execPath, ['-e', busy]);
    expect(processorSeconds(process.pid) - before).toBeGreaterThan(0.4);
    const child = spawn(process.execPath, [
      '-e',
      `${busy} console.log('done'); setTimeout(() => {}, 60_000)`,
    ]);
    await once(child.stdout, 'data');
    expect(processorSeconds(child.pid ?? 0)).toBeGreaterThan(0.4);
    child.kill();
    await once(child, 'close');
  },
);
