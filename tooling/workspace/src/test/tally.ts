import type { TestCase } from '#results/test-case.ts';
import type { StepResult } from '#test/steps/step.ts';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, one entry each: a title, and why in a few lines. */
  failures: string[];
};

function shortened(messages: string[]): string {
  return messages
    .join('\n')
    .split('\n')
    .slice(0, 12)
    .map((text) => `    ${text}`)
    .join('\n');
}

/** Which test failed, and why in a few lines. */
export function failureOf({ file, title, messages }: TestCase): string {
  return `${file}: ${title}\n${shortened(messages)}`.trimEnd();
}

/** Why a step counts by itself: it failed and no case of its runner tells why, or ran none. */
function ownFailure(step: StepResult, tests: TestCase[]): string[] {
  const cases = tests.filter((test) => test.runner === step.runner);
  if (step.runner && step.passed && cases.length === 0) return [`${step.name}: no test ran at all`];
  if (step.passed || cases.some((test) => test.outcome === 'failed')) return [];
  return [`${step.name} (its output stands above)`];
}

/**
 * Counts test cases, and each failed step that no failed case explains. A test step that ran
 * nothing has failed.
 */
export function tally(tests: TestCase[], steps: StepResult[]): Tally {
  const of = (outcome: TestCase['outcome']) => tests.filter((test) => test.outcome === outcome);
  const failures = [
    ...of('failed').map(failureOf),
    ...steps.flatMap((step) => ownFailure(step, tests)),
  ];
  return {
    passed: of('passed').length,
    failed: failures.length,
    skipped: of('skipped').length,
    failures,
  };
}
