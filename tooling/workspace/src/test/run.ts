// `npm test` from where packages are installed and Node is the workspace's own.
import path from 'node:path';
import process from 'node:process';
import { workspaceRoot } from '#house/workspace-root.ts';
import { allResults, forgetResults } from '#results/all-results.ts';
import { coverageOf } from '#spec/coverage.ts';
import { summary, unknownReport } from '#spec/report.ts';
import { readRows } from '#spec/rows.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runSteps, type StepResult } from './step.ts';
import { testSteps } from './steps.ts';
import { tally } from './tally.ts';

async function browser(): Promise<StepResult> {
  const output = (await ensureChromium()) ?? '';
  if (output) console.log(output);
  return { name: 'a browser for the tests', command: [], passed: output === '', output };
}

/** Prints what of the specification is proven; fails on tests that name rows that do not exist. */
function specification(tests: ReturnType<typeof allResults>): StepResult {
  const rows = readRows(path.join(workspaceRoot, 'docs/specification'));
  const coverage = coverageOf(rows, tests);
  const unknown = unknownReport(coverage);
  console.log(`\nSpecification: rows that a passing test names\n${summary(coverage)}\n`);
  for (const line of unknown) console.log(line);
  const passed = unknown.length === 0;
  return { name: 'specification', command: [], passed, output: unknown.join('\n') };
}

forgetResults(workspaceRoot);
const first = await browser();
const steps = [first, ...(await runSteps(testSteps))];
const tests = allResults(workspaceRoot);
steps.push(specification(tests));

const { passed, failed, skipped, failures } = tally(tests, steps);
for (const failure of failures) console.log(`✗ ${failure}\n`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
