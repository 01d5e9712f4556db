// `npm test` from where packages are installed and Node is the workspace's own.
import path from 'node:path';
import process from 'node:process';
import { workspaceRoot } from '#house/workspace-root.ts';
import { allResults, forgetResults } from '#results/all-results.ts';
import { slowestReport } from '#results/slowest-files.ts';
import type { TestCase } from '#results/test-case.ts';
import { specificationStep } from './specification-step.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { afterSecondLook, secondLook } from './second-look.ts';
import { logFolder } from './step-log.ts';
import { runSteps, type StepResult } from './step.ts';
import { testSteps } from './steps.ts';
import { failureOf, tally } from './tally.ts';

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

forgetResults(workspaceRoot);
const first = [await browser(), ...(await runSteps(testSteps, logFolder))];
const whole = { tests: allResults(workspaceRoot), steps: first };
const again = await passedAgain(whole.tests);
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
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
