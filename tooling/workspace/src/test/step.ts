import process from 'node:process';
import { runChild } from '#launch/child.mjs';
import type { Runner } from '#results/test-case.ts';

export interface Step {
  name: string;
  command: string[];
  /** Runs this runner's tests, which are counted one by one instead of the step. */
  runner?: Runner;
  /** Name of an earlier step without which this one cannot run. */
  needs?: string;
}

export interface StepResult extends Step {
  passed: boolean;
  /** What it printed; shown where it failed. */
  output: string;
}

const line = (mark: string, name: string, since: number): string =>
  `${mark} ${name.padEnd(24)} ${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

/** Runs steps one after another, a line each; what a failed one printed follows its line. */
export const runSteps = async (steps: Step[]): Promise<StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) {
    const since = performance.now();
    const missing = results.find(({ name, passed }) => name === step.needs && !passed);
    const result = missing
      ? { code: 1, output: `not run, because this failed: ${missing.name}`, stopped: false }
      : await runChild(step.command, { show: false });
    const passed = result.code === 0;
    const output = result.output.trim();
    results.push({ ...step, passed, output });
    process.stdout.write(`${line(passed ? '✓' : '✗', step.name, since)}\n`);
    if (!passed) process.stdout.write(`${output}\n\n`);
    if (result.stopped) return results;
  }
  return results;
};
