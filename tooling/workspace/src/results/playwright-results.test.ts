import { expect, it } from 'vitest';
import { playwrightCases, type PlaywrightReport } from './playwright-results.ts';

function run(status: string, ...messages: string[]) {
  return {
    projectName: 'ko',
    status,
    results: [
      { duration: 40, errors: messages.map((message) => ({ message })) },
      { duration: 2, errors: [] },
    ],
  };
}
function report(parts: Partial<PlaywrightReport>): PlaywrightReport {
  return {
    config: { rootDir: '/house/tooling/e2e/src' },
    suites: [],
    errors: [],
    ...parts,
  };
}

it('joins the titles of the groups and takes each project as a case', () => {
  const inner = {
    title: 'Home',
    file: 'read.spec.ts',
    specs: [{ title: 'opens a chapter', tests: [run('expected'), run('unexpected', 'timed out')] }],
  };
  const outer = { title: 'read.spec.ts', file: 'read.spec.ts', specs: [], suites: [inner] };
  expect(playwrightCases(report({ suites: [outer] }), '/house')).toEqual([
    {
      runner: 'playwright',
      title: 'Home opens a chapter (ko)',
      file: 'tooling/e2e/src/read.spec.ts',
      outcome: 'passed',
      messages: [],
      duration: 42,
    },
    {
      runner: 'playwright',
      title: 'Home opens a chapter (ko)',
      file: 'tooling/e2e/src/read.spec.ts',
      outcome: 'failed',
      messages: ['timed out'],
      duration: 42,
    },
  ]);
});

it.each([
  ['expected', 'passed'],
  ['unexpected', 'failed'],
  ['flaky', 'failed'],
  ['skipped', 'skipped'],
])('takes %s as %s', (status, outcome) => {
  const specs = [{ title: 'a', tests: [run(status)] }];
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }];
  const [only] = playwrightCases(report({ suites }), '/house');
  expect(only?.outcome).toBe(outcome);
});

it('counts a run that could not begin', () => {
  const [only] = playwrightCases(report({ errors: [{ message: 'no server' }] }), '/house');
  expect(only).toMatchObject({ outcome: 'failed', messages: ['no server'] });
});
