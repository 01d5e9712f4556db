// `pnpm check [base]`: what the changes since main broke, told in under 90 seconds.
import process from 'node:process';
import { workspaceRoot } from '#house/workspace-root.ts';
import { logFolder } from '#test/steps/step-log.ts';
import { runSteps } from '#test/steps/step.ts';
import { baseOf, changedFiles } from './changed-files.ts';
import { testStep, textSteps, typesStep } from './check-steps.ts';
import { reachedPackages } from './reached-packages.ts';
import { withinBudget } from './within-budget.ts';

/** Leaves a few seconds of the 90 for ending what runs. */
const budgetMs = 84_000;

const began = performance.now();
const base = process.argv[2] ?? (await baseOf());
const changed = await changedFiles(base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base.slice(0, 10)}.`);
  process.exit(0);
}
console.log(`${changed.length} changed files since ${base.slice(0, 10)}`);

const reached = await reachedPackages(base, changed);
const texts = [typesStep, ...textSteps(changed)].map((step, index) => ({
  ...step,
  limitMs: budgetMs,
  ...(index > 0 && { beside: true as const }),
}));
const looked = await runSteps(texts, logFolder);
const tests = reached.map(({ folder }) => testStep(folder, changed, workspaceRoot));
const { results, left } = await withinBudget(tests, began + budgetMs, logFolder);

const untold = [...looked.filter(({ outOfTime }) => outOfTime), ...left];
for (const { name } of untold) console.log(`· ${name}: no time left for it; npm test tells`);
const failed = [...looked, ...results].filter(({ passed, outOfTime }) => !passed && !outOfTime);
const verdict = failed.length === 0 ? 'nothing broken' : `${failed.length} broken`;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${verdict}, ${untold.length} not looked at, ${seconds} s`);
process.exitCode = failed.length === 0 ? 0 : 1;
