import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinBudget } from './within-budget.ts';

function step(name: string, script: string) {
  return {
    name,
    command: [process.execPath, '-e', script],
  };
}
const quick = step('quick', '');
const broken = step('broken', 'process.exit(1)');
const endless = step('endless', 'setInterval(() => {}, 1000)');

let logs = '';

beforeEach(() => {
  logs = mkdtempSync(path.join(tmpdir(), 'hanji-logs-'));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(logs, { recursive: true });
});

it('runs all while there is time', async () => {
  const { results, left } = await withinBudget([quick, broken], performance.now() + 300_000, logs);
  expect(results.map(({ passed }) => passed)).toEqual([true, false]);
  expect(left).toEqual([]);
});

it('ends what runs when the time is over, and names it with what did not begin', async () => {
  const { results, left } = await withinBudget([endless, quick], performance.now() + 500, logs);
  expect(results).toEqual([]);
  expect(left.map(({ name }) => name)).toEqual(['endless', 'quick']);
});

it('begins nothing when there is no time at all', async () => {
  const { left } = await withinBudget([quick], performance.now() - 1, logs);
  expect(left.map(({ name }) => name)).toEqual(['quick']);
});
