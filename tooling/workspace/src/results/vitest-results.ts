import path from 'node:path';
import type { TestCase } from './test-case.ts';

/** What is read of Vitest's JSON report. */
export type VitestReport = {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[] | null;
      duration?: number | null;
    }[];
  }[];
};

const runner = 'vitest';

function outcomeOf(status: string): TestCase['outcome'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

/**
 * The cases of one package. A file that failed as a whole (an import, a hook) is one failed case,
 * and so is a run that failed although each test passed (an error outside of tests).
 */
export function vitestCases(report: VitestReport, root: string, folder: string): TestCase[] {
  const cases = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.map((test): TestCase => ({
      runner,
      title: test.fullName,
      file,
      outcome: outcomeOf(test.status),
      messages: test.failureMessages ?? [],
      duration: test.duration ?? 0,
    }));
    const failed = { runner, outcome: 'failed', duration: 0 } as const;
    const whole: TestCase = { ...failed, title: file, file, messages: [message] };
    const unexplained = status === 'failed' && tests.every((test) => test.outcome !== 'failed');
    return unexplained ? [...tests, whole] : tests;
  });
  if (report.success || cases.some((test) => test.outcome === 'failed')) return cases;
  const messages = ['The run failed outside of its tests; see its output.'];
  const title = `${folder}: the run itself`;
  return [...cases, { runner, title, file: folder, outcome: 'failed', messages, duration: 0 }];
}
