import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspaceRoot } from '#house/workspace-root.ts';
import { readRows } from './rows.ts';

const header = 'id\tsection\tarea\teditions\twhere\trequirement\n';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-rows-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
function write(name: string, text: string): void {
  return writeFileSync(path.join(folder, name), text);
}

it('reads every checklist of a folder', () => {
  write('a.tsv', `${header}A1-001\t1. One\twire\tall\tboth\tHeaders.\n`);
  write('b.tsv', `${header}B1-001\t1. One\ti18n\tja\tui\tWords.\r\n`);
  write('notes.txt', 'not a checklist');
  expect(readRows(folder).map(({ id, area, requirement }) => [id, area, requirement])).toEqual([
    ['A1-001', 'wire', 'Headers.'],
    ['B1-001', 'i18n', 'Words.'],
  ]);
});

it.each([
  ['other columns', 'id\trequirement\nA1-001\tHeaders.\n', /a\.tsv: the columns must be id/],
  ['a short line', `${header}A1-001\t1\twire\n`, /a\.tsv, line 2: 6 columns/],
  ['a line without an id', `${header}\t1\twire\tall\tboth\tx\n`, /a\.tsv, line 2/],
  [
    'an id twice',
    `${header}${'A1-001\t1\twire\tall\tboth\tx\n'.repeat(2)}`,
    /A1-001 stands for two/,
  ],
])('refuses %s', (_case, text, words) => {
  write('a.tsv', text);
  expect(() => readRows(folder)).toThrow(words);
});

it('reads the checklists of the house', () => {
  const rows = readRows(path.join(workspaceRoot, 'docs/specification'));
  expect(rows.length).toBeGreaterThan(1000);
  expect(new Set(rows.map((row) => row.area))).toContain('foundation');
});
