import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestCase } from '#results/test-case.ts';
import { specificationStep } from './specification-step.ts';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-specification-'));
  const header = ['id', 'section', 'area', 'editions', 'where', 'requirement'].join('\t');
  const row = (id: string) => [id, '1', 'wire', 'all', 'both', `what ${id} asks`].join('\t');
  const rows = [header, row('A1-001'), row('A1-002'), row('A1-003')];
  writeFileSync(path.join(folder, 'checklist.tsv'), rows.join('\n'));
  writeFileSync(path.join(folder, 'proven.txt'), 'A1-001\nA1-002\n');
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

function proves(...titles: string[]): TestCase[] {
  return titles.map((title) => ({
    runner: 'vitest',
    title,
    file: 'a.test.ts',
    outcome: 'passed',
    messages: [],
    duration: 0,
  }));
}

it('fails a run in which a proven row has lost its test, and names the row', () => {
  const { passed, output } = specificationStep(folder, proves('[A1-001] a'));
  expect(passed).toBe(false);
  expect(output).toBe('A1-002 lost its test: what A1-002 asks');
  expect(printed).toContain(output);
});

it('passes where each of them has one, and says what could be kept besides', () => {
  const { passed } = specificationStep(folder, proves('[A1-001, A1-002] a', '[A1-003] b'));
  expect(passed).toBe(true);
  expect(printed).toContain('1 more than kept: pnpm spec --keep');
});

it('fails on a test that names a row which does not exist', () => {
  const { output } = specificationStep(folder, proves('[A1-001, A1-002, A1-009] a'));
  expect(output).toBe('a.test.ts names A1-009, which is no row: [A1-001, A1-002, A1-009] a');
});
