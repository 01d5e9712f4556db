import { expect, it } from 'vitest';
import { slowestFiles, slowestReport } from './slowest-files.ts';
import type { TestCase } from './test-case.ts';

function took(file: string, duration: number): TestCase {
  return {
    runner: 'vitest',
    title: 'a test',
    file,
    outcome: 'passed',
    messages: [],
    duration,
  };
}

it('adds up the tests of a file and puts the slowest first', () => {
  const tests = [took('a.test.ts', 1500), took('b.test.ts', 2000), took('a.test.ts', 1000)];
  expect(slowestFiles(tests, 10)).toEqual([
    { file: 'a.test.ts', seconds: 2.5, tests: 2 },
    { file: 'b.test.ts', seconds: 2, tests: 1 },
  ]);
});

it('names ten', () => {
  const tests = Array.from({ length: 12 }, (_, index) => took(`${index}.test.ts`, index * 1000));
  const lines = slowestReport(tests);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s     1 tests  11.test.ts');
  expect(lines[9]).toContain('2.test.ts');
});

it('names none where nothing ran', () => {
  expect(slowestReport([])).toEqual([]);
});
