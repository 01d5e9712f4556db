import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './step.ts';

const run = (script: string): string[] => [process.execPath, '-e', script];
let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

it('prints one line per step that passed, and keeps quiet about its output', async () => {
  const results = await runSteps([{ name: 'format', command: run("console.log('chatter')") }]);
  expect(results).toMatchObject([{ name: 'format', passed: true, output: 'chatter' }]);
  expect(printed).toMatch(/^✓ format +\d+\.\d s\n$/);
});

it('goes on after a failed step and shows what it printed', async () => {
  const results = await runSteps([
    { name: 'lint', command: run("console.error('a rule is broken'); process.exit(1)") },
    { name: 'types', command: run('') },
  ]);
  expect(results.map((result) => result.passed)).toEqual([false, true]);
  expect(printed).toMatch(/^✗ lint .*\na rule is broken\n\n✓ types/);
});

it('does not run a step whose ground is missing, and counts it as failed', async () => {
  const results = await runSteps([
    { name: 'build', command: run('process.exit(1)') },
    { name: 'journeys', command: run("console.log('ran')"), needs: 'build' },
  ]);
  expect(results[1]).toMatchObject({ passed: false });
  expect(results[1]?.output).toBe('not run, because this failed: build');
});
