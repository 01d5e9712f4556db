import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Runner, TestCase } from '#results/test-case.ts';
import { afterSecondLook, secondLook } from './second-look.ts';
import type { StepResult } from '#test/steps/step.ts';
import { tally } from './tally.ts';

const kit = 'packages/ui-kit/src/lists/Rail.test.tsx';
const journey = 'tooling/e2e/src/journeys/home.spec.ts';
let root = '';

function write(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}
function failed(file: string, runner: Runner = 'vitest'): TestCase {
  return { runner, title: 'slides', file, outcome: 'failed', messages: ['late'], duration: 1 };
}
function step(runner: Runner, ...folders: string[]): StepResult {
  const output = folders.map(
    (folder) =>
      `@hanji/x#test:  ERROR  command (${path.join(root, folder)}) /bin/pnpm run test exited (1)`,
  );
  return { name: runner, command: [], runner, passed: false, output: output.join('\n') };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hanji-second-'));
  write('packages/ui-kit/package.json');
  write('tooling/e2e/package.json');
  write(kit);
  write(journey);
});
afterEach(() => rmSync(root, { recursive: true }));

it('runs each failed file once more, by its own runner, beside what the run left', () => {
  const again = secondLook([failed(kit), failed(kit), failed(journey, 'playwright')], root);
  expect([...again.keys()]).toEqual([kit, journey]);
  expect(again.get(kit)?.command.slice(0, 6)).toEqual([
    'pnpm',
    '--dir',
    'packages/ui-kit',
    'run',
    'test',
    'src/lists/Rail.test.tsx',
  ]);
  expect(again.get(journey)?.command.slice(0, 6)).toEqual([
    'pnpm',
    '--dir',
    'tooling/e2e',
    'run',
    'e2e',
    'src/journeys/home.spec.ts',
  ]);
});

it('is for no more than three files', () => {
  const files = [1, 2, 3, 4].map((at) => `packages/ui-kit/src/${at}.test.ts`);
  for (const file of files) write(file);
  const tests = files.map((file) => failed(file));
  expect(secondLook(tests.slice(1), root).size).toBe(3);
  expect(secondLook(tests, root).size).toBe(0);
});

it('is not for a run that failed outside of its files', () => {
  expect(secondLook([failed(kit), failed('packages/ui-kit')], root).size).toBe(0);
});

it('counts what passed the second time, and names it', () => {
  const run = { tests: [failed(kit)], steps: [step('vitest', 'packages/ui-kit')] };
  const { tests, steps, unsteady } = afterSecondLook(run, new Set([kit]), root);
  expect(tally(tests, steps)).toMatchObject({ passed: 1, failed: 0 });
  expect(unsteady).toEqual([failed(kit)]);
});

it('fails on what failed twice', () => {
  const run = {
    tests: [failed(kit), failed(journey, 'playwright')],
    steps: [step('vitest', 'packages/ui-kit'), step('playwright')],
  };
  const { tests, steps, unsteady } = afterSecondLook(run, new Set([journey]), root);
  expect(tally(tests, steps)).toMatchObject({ passed: 1, failed: 1 });
  expect(steps.map(({ passed }) => passed)).toEqual([false, true]);
  expect(unsteady.map(({ file }) => file)).toEqual([journey]);
});

it('fails on a package that crashed beside it', () => {
  const run = {
    tests: [failed(kit)],
    steps: [step('vitest', 'packages/ui-kit'), step('vitest', 'apps/server')],
  };
  const { tests, steps } = afterSecondLook(run, new Set([kit]), root);
  expect(tally(tests, steps).failures).toEqual(['vitest (its output stands above)']);
});
