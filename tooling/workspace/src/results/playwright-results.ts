import path from 'node:path';
import type { TestCase } from './test-case.ts';

type PlaywrightSuite = {
  title: string;
  file: string;
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** What is read of Playwright's JSON report. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

const runner = 'playwright';

function outcomeOf(status: string): TestCase['outcome'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

/** A journey per project is a case; one that passed only when repeated is a failed one. */
export function playwrightCases(report: PlaywrightReport, root: string): TestCase[] {
  const casesOf = (suite: PlaywrightSuite, above: string[]): TestCase[] => {
    const file = path.relative(root, path.resolve(report.config.rootDir, suite.file));
    const titles = suite.title === suite.file ? above : [...above, suite.title];
    const own = suite.specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }): TestCase => ({
        runner,
        title: [...titles, spec.title, ...(projectName ? [`(${projectName})`] : [])].join(' '),
        file,
        outcome: outcomeOf(status),
        messages: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => casesOf(inner, titles))];
  };
  const broken = report.errors.map(({ message = '' }): TestCase => ({
    runner,
    title: 'the journeys: the run itself',
    file: path.relative(root, report.config.rootDir),
    outcome: 'failed',
    messages: [message],
    duration: 0,
  }));
  return [...report.suites.flatMap((suite) => casesOf(suite, [])), ...broken];
}
