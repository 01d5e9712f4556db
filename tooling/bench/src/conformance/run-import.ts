import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { WorkReport } from '@hanji/server/cli/import/report.ts';

const main = fileURLToPath(import.meta.resolve('@hanji/server/cli/main.ts'));
const patienceMs = 10 * 60_000;

export type ImportRun = {
  /** Null where the command ended without one. */
  readonly report: WorkReport | null;
  readonly seconds: number;
  /** Most memory that the process held, in MiB; null where the system does not say. */
  readonly memory: number | null;
  /** What it said last, for a run that ended otherwise than it should. */
  readonly said: string;
  readonly code: number | null;
};

/** The high-water mark that Linux keeps of a process. */
async function highWater(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Takes in one file as `pnpm hanji import` does, in a process of its own. */
export async function runImport(file: string, dataFolder: string): Promise<ImportRun> {
  const reportFile = path.join(dataFolder, 'report.json');
  await rm(reportFile, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, [main, 'import', file, '--report', reportFile], {
    env: { ...process.env, HANJI_DATA: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: patienceMs,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  let memory = 0;
  const watching = setInterval(() => {
    void highWater(child.pid ?? 0).then((most) => (memory = Math.max(memory, most)));
  }, 50);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watching);
  const seconds = (performance.now() - began) / 1000;
  const written = await readFile(reportFile, 'utf8').catch(() => null);
  const report =
    written === null ? null : ((JSON.parse(written) as { works: WorkReport[] }).works[0] ?? null);
  return { report, seconds, memory: memory === 0 ? null : memory, said, code };
}
