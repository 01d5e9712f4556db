import { expect, it } from 'vitest';
import { vitestCases, type VitestReport } from './vitest-results.ts';

type File = VitestReport['testResults'][number];
function file(parts: Partial<File>): File {
  return {
    name: '/house/packages/a/src/a.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [],
    ...parts,
  };
}
function test(fullName: string, status: string, failureMessages: string[] | null = []) {
  return {
    fullName,
    status,
    failureMessages,
    duration: 12,
  };
}
function read(success: boolean, ...testResults: File[]) {
  return vitestCases({ success, testResults }, '/house', 'packages/a');
}

it('gives each test its file and outcome', () => {
  const assertionResults = [
    test('group adds', 'passed'),
    test('group breaks', 'failed', ['expected 1 to be 2']),
    test('group waits', 'pending'),
    test('group thinks', 'todo', null),
  ];
  const cases = read(false, file({ status: 'failed', assertionResults }));
  expect(cases.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['group adds', 'passed'],
    ['group breaks', 'failed'],
    ['group waits', 'skipped'],
    ['group thinks', 'skipped'],
  ]);
  expect(cases[1]).toMatchObject({
    file: 'packages/a/src/a.test.ts',
    messages: ['expected 1 to be 2'],
    duration: 12,
  });
});

it('counts a file that could not be loaded as one failed case', () => {
  expect(read(false, file({ status: 'failed', message: 'no such module' }))).toEqual([
    {
      runner: 'vitest',
      title: 'packages/a/src/a.test.ts',
      file: 'packages/a/src/a.test.ts',
      outcome: 'failed',
      messages: ['no such module'],
      duration: 0,
    },
  ]);
});

it('counts a failed hook beside the tests that passed', () => {
  const assertionResults = [test('adds', 'passed')];
  const cases = read(false, file({ status: 'failed', message: 'afterAll', assertionResults }));
  expect(cases.map((testCase) => testCase.outcome)).toEqual(['passed', 'failed']);
});

it('counts a run that failed although each test passed', () => {
  const cases = read(false, file({ assertionResults: [test('adds', 'passed')] }));
  expect(cases.map((testCase) => testCase.outcome)).toEqual(['passed', 'failed']);
  expect(cases[1]?.title).toBe('packages/a: the run itself');
});

it('adds nothing to a run that passed', () => {
  expect(read(true, file({ assertionResults: [test('adds', 'passed')] }))).toHaveLength(1);
  expect(read(true)).toEqual([]);
});
