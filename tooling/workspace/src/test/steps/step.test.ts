import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { runSteps } from './step.ts';

function run(script: string): string[] {
  return [process.execPath, '-e', script];
}
let printed = '';
let logs = '';

beforeEach(() => {
  logs = mkdtempSync(path.join(tmpdir(), 'hanji-logs-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(logs, { recursive: true });
});

it('prints one line per step that passed, and keeps quiet about its output', async () => {
  const results = await runSteps(
    [{ name: 'format', command: run("console.log('chatter')") }],
    logs,
  );
  expect(results).toMatchObject([{ name: 'format', passed: true, output: 'chatter' }]);
  expect(printed).toMatch(/^✓ format +\d+\.\d s\n$/);
});

it('adds to the environment of a step what it names', async () => {
  const command = run('console.log(process.env.GOGC, process.env.PATH !== undefined)');
  const [result] = await runSteps([{ name: 'lint', command, env: { GOGC: '400' } }], logs);
  expect(result?.output).toBe('400 true');
});

it('goes on after a failed step and shows what it printed', async () => {
  const results = await runSteps(
    [
      { name: 'lint', command: run("console.error('a rule is broken'); process.exit(1)") },
      { name: 'types', command: run('') },
    ],
    logs,
  );
  expect(results.map((result) => result.passed)).toEqual([false, true]);
  expect(printed).toMatch(/^✗ lint .*\na rule is broken\n.*lint\.log\n\n✓ types/);
});

it('keeps what a step printed, and says where', async () => {
  const [result] = await runSteps(
    [{ name: 'a step, tried', command: run("console.error('in full'); process.exit(1)") }],
    logs,
  );
  expect(result?.passed).toBe(false);
  const [file = ''] = /^\/.*\.log$/m.exec(printed) ?? [];
  expect(file).toBe(path.join(logs, 'a-step-tried.log'));
  expect(readFileSync(file, 'utf8')).toBe('in full\n');
});

it('does not run a step whose ground is missing, and counts it as failed', async () => {
  const results = await runSteps(
    [
      { name: 'build', command: run('process.exit(1)') },
      { name: 'journeys', command: run("console.log('ran')"), needs: 'build' },
    ],
    logs,
  );
  expect(results[1]).toMatchObject({ passed: false });
  expect(results[1]?.output).toBe('not run, because this failed: build');
});

it('runs a step beside the one before it, and the next one after both', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = JSON.stringify(path.join(folder, 'told'));
  const waits = `const { existsSync } = require('node:fs');
    setInterval(() => existsSync(${file}) && process.exit(0), 20);
    setTimeout(() => process.exit(1), 60_000);`;
  const results = await runSteps(
    [
      { name: 'tests', command: run(waits) },
      {
        name: 'stories',
        command: run(`require('node:fs').writeFileSync(${file}, '')`),
        beside: true,
      },
      { name: 'journeys', command: run('') },
    ],
    logs,
  );
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['tests', true],
    ['stories', true],
    ['journeys', true],
  ]);
  expect(printed).toMatch(/✓ journeys.*\n$/);
});

it('runs a step once more where what it printed says so, and never a third time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runsUntil = (enough: number) =>
    run(`const { appendFileSync, readFileSync } = require('node:fs');
    const file = ${JSON.stringify(folder)} + '/${enough}';
    appendFileSync(file, '.');
    const times = readFileSync(file, 'utf8').length;
    console.log('run ' + times + ', stalled');
    process.exit(times === ${enough} ? 0 : 1);`);
  const again = (output: string) => output.includes('stalled');
  const results = await runSteps(
    [
      { name: 'first', command: runsUntil(1), again },
      { name: 'second', command: runsUntil(2), again },
      { name: 'third', command: runsUntil(3), again },
      { name: 'other', command: runsUntil(4), again: () => false },
    ],
    logs,
  );
  expect(results.map(({ passed, output }) => [passed, output])).toEqual([
    [true, 'run 1, stalled'],
    [true, 'run 1, stalled\n\nrun 2, stalled'],
    [false, 'run 1, stalled\n\nrun 2, stalled'],
    [false, 'run 1, stalled'],
  ]);
  expect(printed).toContain('· second run again, since they stalled\n');
});
