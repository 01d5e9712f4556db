// `pnpm bench mutation [room …]`: changes the rules one boundary, comparison or order
// at a time and prints which changes no test notices. Fails under 90 %.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sumOf, survivorsOf, type MutationReport, type Sum } from './mutation-report.ts';

const least = 90;
const domain = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../../packages/domain',
);
const stryker = createRequire(path.join(domain, 'package.json')).resolve('@stryker-mutator/core');
const command = path.join(path.dirname(stryker), '../../bin/stryker.js');

/** Room by room: a table that is made once is then tried with the tests of its own room only. */
async function measure(room: string, scratch: string): Promise<MutationReport> {
  const report = path.join(scratch, `${room}.json`);
  const settings = path.join(scratch, `${room}.settings.json`);
  const usual = (await import(path.join(domain, 'stryker.config.mjs'))) as { default: object };
  const own = {
    ...usual.default,
    mutate: [`src/${room}/**/*.ts`, '!src/**/*.test.ts', '!src/**/testing/**'],
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: `.stryker-${room}`,
    thresholds: { break: null },
    allowEmpty: true,
  };
  writeFileSync(settings, JSON.stringify(own));
  const run = spawn(process.execPath, [command, 'run', settings], {
    cwd: domain,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => run.once('close', resolve));
  if (code !== 0) throw new Error(`the mutations of ${room} could not be run (${code})`);
  return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
}

function line(what: string, { killed, total }: Sum, seconds: number): string {
  return `${what.padEnd(12)}${String(killed).padStart(6)} of ${String(total).padStart(5)} killed   ${((100 * killed) / Math.max(total, 1)).toFixed(2).padStart(6)} %   ${seconds.toFixed(0)} s`;
}

const asked = process.argv.slice(2);
const rooms = readdirSync(path.join(domain, 'src')).filter(
  (room) => asked.length === 0 || asked.includes(room),
);
const scratch = mkdtempSync(path.join(tmpdir(), 'hanji-mutation-'));
const all = { killed: 0, total: 0 };
const began = performance.now();
try {
  for (const room of rooms) {
    const start = performance.now();
    const report = await measure(room, scratch);
    const sum = sumOf(report);
    all.killed += sum.killed;
    all.total += sum.total;
    console.log(line(room, sum, (performance.now() - start) / 1000));
    for (const survivor of survivorsOf(report)) console.log(`    ${survivor}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
console.log(line('all', all, (performance.now() - began) / 1000));
if (all.killed * 100 < least * all.total) process.exitCode = 1;
