import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { WorkReport } from '@hanji/server/cli/import/output/report.ts';
import { processorSeconds } from '#fill/processor-seconds.ts';

const hanji = fileURLToPath(import.meta.resolve('@hanji/server/cli/main.ts'));
const lookEveryMs = 100;
const patienceMs = 10 * 60_000;

export type ImportRun = {
  /** Null where the command ended without one. */
  readonly report: WorkReport | null;
  readonly seconds: number;
  /** Of the processor's time, all threads together; 0 where the system does not tell (not Linux). */
  readonly processor: number;
  /** Most resident memory of the command and all below it, in MiB; 0 as above. */
  readonly peakMiB: number;
  /** What it said last, for a run that ended otherwise than it should. */
  readonly output: string;
  readonly code: number | null;
};

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      (read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? []).map(Number),
    );
  } catch {
    return [];
  }
}

/** The high-water marks that Linux keeps of a process and of all below it. */
function peakOf(pid: number): number {
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0;
  return Number(own) / 1024 + childrenOf(pid).reduce((sum, child) => sum + peakOf(child), 0);
}

/** Runs `hanji import` of a file beside a running database, as an operator would. */
export async function runImport(
  file: string,
  dataFolder: string,
  flags: readonly string[] = [],
): Promise<ImportRun> {
  const reportFile = path.join(dataFolder, 'report.json');
  await rm(reportFile, { force: true });
  const begin = performance.now();
  const args = [hanji, 'import', file, '--report', reportFile, ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HANJI_DATA: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: patienceMs,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  let [peakMiB, processor] = [0, 0];
  const looking = setInterval(() => {
    if (process.platform !== 'linux' || child.pid === undefined) return;
    peakMiB = Math.max(peakMiB, peakOf(child.pid));
    processor = Math.max(processor, processorSeconds(child.pid));
  }, lookEveryMs);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    const seconds = (performance.now() - begin) / 1000;
    const written = await readFile(reportFile, 'utf8').catch(() => null);
    const works = written === null ? [] : (JSON.parse(written) as { works: WorkReport[] }).works;
    return { report: works[0] ?? null, seconds, processor, peakMiB, output, code };
  } finally {
    clearInterval(looking);
  }
}

/** The same of a file that has to be taken in. */
export async function mustImport(...given: Parameters<typeof runImport>): Promise<ImportRun> {
  const run = await runImport(...given);
  if (run.code !== 0) throw new Error(`the import ended with ${run.code}: ${run.output}`);
  return run;
}
