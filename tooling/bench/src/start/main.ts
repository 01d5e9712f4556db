// `pnpm build && pnpm bench start`: how long whoever starts Hanji waits until it can be read, the
// first time from the end of the build on, and the second time from the command on.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { verdictOn } from '#verdict.ts';
import { timeStart } from './time-start.ts';

const bars = { first: 25, second: 5 };

/** Longer than filling takes where everything else on the machine goes on. */
const mostSecondsOfFilling = 900;

const programs = fileURLToPath(new URL('../../../workspace/src/', import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), 'hanji-start-'));
// A closed folder would send the cluster elsewhere.
chmodSync(folder, 0o755);

/** Waits until the works are all there: only then the next start is a second one. */
async function filled(): Promise<void> {
  for (let waited = 0; waited < mostSecondsOfFilling; waited += 1) {
    if (readdirSync(folder).some((name) => name.startsWith('demo-complete-'))) return;
    await setTimeout(1000);
  }
  throw new Error(`the works are not all there after ${mostSecondsOfFilling} s`);
}

function report(what: string, seconds: number, bar: number): void {
  console.log(
    `${what.padEnd(38)}${seconds.toFixed(1).padStart(6)} s   bar ${bar} s   ${verdictOn(seconds <= bar)}`,
  );
}

try {
  // What `npm start` hands over to once it has built.
  const first = await timeStart(path.join(programs, 'start/main.ts'), folder);
  report('first start, from the build to ready', first.seconds, bars.first);
  await filled().finally(() => first.stop());
  const whole = path.join(programs, 'start.mjs');
  // Where somebody installed and built by hand, it looks through that once.
  await (await timeStart(whole, folder)).stop();
  const second = await timeStart(whole, folder);
  report('second start, as a whole', second.seconds, bars.second);
  await second.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
