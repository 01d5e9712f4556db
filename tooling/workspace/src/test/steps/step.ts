import process from 'node:process';
import { runChild } from '#launch/child.mjs';
import type { Runner } from '#results/test-case.ts';
import { writeStepLog } from './step-log.ts';

export type Step = {
  name: string;
  command: string[];
  /** Runs this runner's tests, which are counted one by one instead of the step. */
  runner?: Runner;
  /** Name of an earlier step without which this one cannot run. */
  needs?: string;
  /** Runs at the same time as the step before it. */
  beside?: true;
  /** Where it runs; the workspace's root unless it is said. */
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  /** Is ended when it takes longer. */
  limitMs?: number;
  /** Whether it runs once more, by what it printed when it failed. */
  again?: (output: string) => boolean;
};

export type StepResult = Step & {
  passed: boolean;
  /** What it printed; shown where it failed. */
  output: string;
  /** It was ended at its limit, so nothing is known of it. */
  outOfTime?: boolean;
};

function line(mark: string, name: string, since: number): string {
  return `${mark} ${name.padEnd(24)} ${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}

/** Each step with those that run beside it. */
function groupsOf(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && last) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

const notRun = { code: 1, stopped: false, outOfTime: false };

function runCommand({ command, cwd, env, limitMs }: Step) {
  return runChild(command, { show: false, cwd, env: { ...process.env, ...env }, limitMs });
}

async function runOnceOrTwice(step: Step) {
  const first = await runCommand(step);
  if (first.code === 0 || first.stopped || !step.again?.(first.output)) return first;
  process.stdout.write(`· ${step.name} run again, since they stalled\n`);
  const second = await runCommand(step);
  return { ...second, output: `${first.output}\n${second.output}` };
}

async function runStep(step: Step, earlier: readonly StepResult[], logs: string) {
  const since = performance.now();
  const missing = earlier.find(({ name, passed }) => name === step.needs && !passed);
  const result = missing
    ? { ...notRun, output: `not run, because this failed: ${missing.name}` }
    : await runOnceOrTwice(step);
  const { outOfTime, stopped } = result;
  const passed = result.code === 0 && !outOfTime;
  const output = result.output.trim();
  const mark = outOfTime ? '·' : passed ? '✓' : '✗';
  process.stdout.write(`${line(mark, step.name, since)}\n`);
  const log = writeStepLog(logs, step.name, output);
  if (mark === '✗') process.stdout.write(`${output}\n${log}\n\n`);
  return { result: { ...step, passed, output, outOfTime }, stopped };
}

/**
 * Runs steps one after another, save those that run beside another; a line each, in the order in
 * which they end. What a failed one printed follows its line; what each printed is kept in `logs`.
 */
export async function runSteps(steps: Step[], logs: string): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const group of groupsOf(steps)) {
    const ended = await Promise.all(group.map((step) => runStep(step, results, logs)));
    results.push(...ended.map(({ result }) => result));
    if (ended.some(({ stopped }) => stopped)) return results;
  }
  return results;
}
