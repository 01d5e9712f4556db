import { runSteps, type Step, type StepResult } from '#test/steps/step.ts';

export type Budgeted = {
  readonly results: StepResult[];
  /** Those that were not begun, or not ended, in time. */
  readonly left: Step[];
};

/**
 * Runs steps one after another until `deadline` (of `performance.now`), and ends the one that runs
 * then; what each printed is kept in `logs`.
 */
export async function withinBudget(
  steps: readonly Step[],
  deadline: number,
  logs: string,
): Promise<Budgeted> {
  const results: StepResult[] = [];
  for (const [index, step] of steps.entries()) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) return { results, left: steps.slice(index) };
    const [result] = await runSteps([{ ...step, limitMs: leftMs }], logs);
    if (!result || result.outOfTime) return { results, left: steps.slice(index) };
    results.push(result);
  }
  return { results, left: [] };
}
