import { expect, it } from 'vitest';
import type { Runner, TestCase } from '#results/test-case.ts';
import type { StepResult } from '#test/steps/step.ts';
import { tally } from './tally.ts';

function test(outcome: TestCase['outcome'], ...messages: string[]): TestCase {
  return {
    runner: 'vitest',
    title: 'adds',
    file: 'a.test.ts',
    outcome,
    messages,
    duration: 0,
  };
}
function step(name: string, passed: boolean, runner?: Runner): StepResult {
  return {
    name,
    command: [],
    passed,
    output: '',
    ...(runner ? { runner } : {}),
  };
}

it('counts cases, and says what failed and why', () => {
  const tests = [test('passed'), test('passed'), test('failed', '1 is not 2'), test('skipped')];
  expect(tally(tests, [step('tests', false, 'vitest')])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['a.test.ts: adds\n    1 is not 2'],
  });
});

it('counts each failed step beside the cases', () => {
  const steps = [step('lint', false), step('types', false), step('tests', true, 'vitest')];
  expect(tally([test('passed')], steps)).toMatchObject({ passed: 1, failed: 2 });
});

it('counts a failed test run that no failed case explains', () => {
  expect(tally([test('passed')], [step('tests', false, 'vitest')])).toMatchObject({ failed: 1 });
});

it('fails a run in which nothing ran', () => {
  expect(tally([], [step('tests', true, 'vitest')])).toMatchObject({ passed: 0, failed: 1 });
});

it('fails journeys that did not run beside tests that did', () => {
  const steps = [step('tests', true, 'vitest'), step('journeys', true, 'playwright')];
  expect(tally([test('passed')], steps)).toMatchObject({
    passed: 1,
    failures: ['journeys: no test ran at all'],
  });
});

it('counts a crash of the journeys beside a failed test', () => {
  const steps = [step('tests', false, 'vitest'), step('journeys', false, 'playwright')];
  expect(tally([test('failed')], steps)).toMatchObject({ failed: 2 });
});

it('passes a run in which everything passed', () => {
  const all = tally([test('passed')], [step('lint', true), step('tests', true, 'vitest')]);
  expect(all).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

it('keeps the reason short', () => {
  const [failure = ''] = tally([test('failed', 'line\n'.repeat(100))], []).failures;
  expect(failure.split('\n').length).toBeLessThanOrEqual(13);
});
