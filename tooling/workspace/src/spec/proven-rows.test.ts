import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspaceRoot } from '#house/workspace-root.ts';
import type { Coverage, RowCoverage } from './coverage.ts';
import { keepProvenRows, lostRows, newlyProvenRows, readProvenRows } from './proven-rows.ts';
import { readRows } from './rows.ts';

function coverage(states: Record<string, RowCoverage['state']>): Coverage {
  return {
    rows: Object.entries(states).map(([id, state]) => ({
      id,
      section: '1',
      area: 'wire',
      editions: 'all',
      where: 'both',
      requirement: `what ${id} asks`,
      state,
      tests: [],
    })),
    unknown: [],
  };
}

it('names a row whose last test is gone, and a row that is gone itself', () => {
  const now = coverage({ 'A1-001': 'covered', 'A1-002': 'uncovered' });
  expect(lostRows(['A1-001', 'A1-002', 'A1-003'], now)).toEqual(['A1-002', 'A1-003']);
});

it('leaves a row whose test fails to that test', () => {
  expect(lostRows(['A1-001'], coverage({ 'A1-001': 'failing' }))).toEqual([]);
});

it('names what is proven since', () => {
  const now = coverage({ 'A1-001': 'covered', 'A1-002': 'covered', 'A1-003': 'uncovered' });
  expect(newlyProvenRows(['A1-001'], now)).toEqual(['A1-002']);
});

it('keeps what is covered, in order', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanji-proven-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readProvenRows(folder)).toEqual([]);
  const now = coverage({ 'B1-001': 'covered', 'A1-001': 'covered', 'A1-002': 'failing' });
  expect(keepProvenRows(folder, now)).toBe(2);
  expect(readProvenRows(folder)).toEqual(['A1-001', 'B1-001']);
});

it('holds no row that the specification does not have', () => {
  const folder = path.join(workspaceRoot, 'docs/specification');
  const known = new Set(readRows(folder).map(({ id }) => id));
  const kept = readProvenRows(folder);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((id) => !known.has(id))).toEqual([]);
});
