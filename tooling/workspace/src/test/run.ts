// `npm test [-- --load]` from where packages are installed and Node is the workspace's own.
import path from 'node:path';
import process from 'node:process';
import { workspaceRoot } from '#house/workspace-root.ts';
import { allResults, forgetResults } from '#results/all-results.ts';
import { slowestReport } from '#results/slowest-files.ts';
import type { TestCase } from '#results/test-case.ts';
import { specificationStep } from '#test/steps/specification-step.ts';
import { elapsed } from './elapsed.ts';
import { ensureChromium } from '#test/machine/ensure-chromium.ts';
import { startLoad } from '#test/machine/load.ts';
import { withMemoryFolder } from '#test/machine/memory-folder.ts';
import { afterSecondLook, secondLook } from './second-look.ts';
import { logFolder } from '#test/steps/step-log.ts';
import { runSteps, type StepResult } from '#test/steps/step.ts';
import { testSteps } from '#test/steps/steps.ts';
import { failureOf, tally } from './tally.ts';
import { withRoomForTheYoung } from '#test/machine/young-generation.ts';

/** Beside which `--load` runs the tests. */
const busyProcesses = 8;

async function browser(): Promise<StepResult> {
  const output = (await ensureChromium()) ?? '';
  if (output) console.log(output);
  return { name: 'a browser for the tests', command: [], passed: output === '', output };
}

async function passedAgain(tests: TestCase[]): Promise<Set<string>> {
  const again = secondLook(tests, workspaceRoot);
  const results = await runSteps([...again.values()], logFolder);
  return new Set([...again.keys()].filter((_, at) => results[at]?.passed));
}

const began = performance.now();
// Nothing may depend on an idle machine: no test is taken from the cache, and all have one chance.
const load = process.argv.includes('--load') ? startLoad(busyProcesses) : null;
process.env['NODE_OPTIONS'] = withRoomForTheYoung(process.env['NODE_OPTIONS']);
forgetResults(workspaceRoot);
const { whole, again } = await withMemoryFolder(async () => {
  const steps = [await browser(), ...(await runSteps(testSteps(load !== null), logFolder))];
  const seen = { tests: allResults(workspaceRoot), steps };
  return {
    whole: seen,
    again: load === null ? await passedAgain(seen.tests) : new Set<string>(),
  };
});
load?.stop();
const { tests, steps, unsteady } = afterSecondLook(whole, again, workspaceRoot);

console.log('\nThe slowest test files');
for (const line of slowestReport(tests)) console.log(line);
steps.push(specificationStep(path.join(workspaceRoot, 'docs/specification'), tests));
console.log('');

const { passed, failed, skipped, failures } = tally(tests, steps);
for (const test of unsteady) console.log(`~ passed only the second time: ${failureOf(test)}\n`);
for (const failure of failures) console.log(`✗ ${failure}\n`);
if (failed > 0) console.log(`What each step printed: ${logFolder}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`Took ${elapsed(performance.now() - began)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
