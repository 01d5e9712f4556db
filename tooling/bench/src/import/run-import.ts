import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from '#fill/processor-seconds.ts';

const hanji = fileURLToPath(import.meta.resolve('@hanji/server/cli/main.ts'));
const lookEveryMs = 200;

export type ImportRun = {
  readonly seconds: number;
  /** Of the processor's time, all threads together; Linux. */
  readonly processor: number;
  /** Highest resident memory of the command, in MiB; 0 where the system does not tell (not Linux). */
  readonly peakMiB: number;
};

function peakOf(pid: number): number {
  try {
    const [, kib = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return 0;
  }
}

/** Runs `hanji import` of a file beside a running database, as an operator would. */
export async function runImport(file: string, dataFolder: string): Promise<ImportRun> {
  const begin = performance.now();
  const child = spawn(process.execPath, [hanji, 'import', file, '--language', 'en-US'], {
    env: { ...process.env, HANJI_DATA: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let [peakMiB, processor] = [0, 0];
  const looking = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid ?? 0));
    if (process.platform !== 'linux') return;
    processor = Math.max(processor, processorSeconds(child.pid ?? 0));
  }, lookEveryMs);
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject).once('exit', ended.resolve);
  try {
    const code = await ended.promise;
    if (code !== 0) throw new Error(`the import ended with ${code}: ${said}`);
    return { seconds: (performance.now() - begin) / 1000, processor, peakMiB };
  } finally {
    clearInterval(looking);
  }
}
