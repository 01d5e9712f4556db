import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './step.ts';

function run(script: string): string[] {
  return [process.execPath, '-e', script];
}
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

it('runs a step beside the one before it, and the next one after both', async () => {
  const wait = (ms: number, word: string) =>
    run(`setTimeout(() => console.log(${JSON.stringify(word)}, Date.now()), ${ms})`);
  const results = await runSteps([
    { name: 'tests', command: wait(1200, 'slow') },
    { name: 'stories', command: wait(100, 'quick'), beside: true },
    { name: 'journeys', command: wait(0, 'last') },
  ]);
  expect(results.map(({ name }) => name)).toEqual(['tests', 'stories', 'journeys']);
  const at = results.map(({ output }) => Number(output.split(' ')[1]));
  expect(at[1]).toBeLessThan(at[0] ?? 0);
  expect(at[2]).toBeGreaterThan(at[0] ?? 0);
  expect(printed).toMatch(/^✓ stories.*\n✓ tests.*\n✓ journeys/);
});
