import { expect, it } from 'vitest';
import type { TestCase } from '#results/test-case.ts';
import { claimedIds, coverageOf } from './coverage.ts';
import { areaReport, asJson, summary, unknownReport } from './report.ts';
import type { SpecificationRow } from './rows.ts';

function row(id: string, area: string): SpecificationRow {
  return {
    id,
    section: '1',
    area,
    editions: 'all',
    where: 'both',
    requirement: `what ${id} asks`,
  };
}
function test(title: string, outcome: TestCase['outcome'] = 'passed'): TestCase {
  return {
    runner: 'vitest',
    title,
    file: 'packages/a/src/a.test.ts',
    outcome,
    messages: [],
    duration: 0,
  };
}
const rows = [row('A1-001', 'wire'), row('A1-002', 'wire'), row('B1-001', 'i18n')];
function stateOf(...tests: TestCase[]) {
  return coverageOf(rows, tests).rows[0]?.state;
}

it.each([
  ['[A1-001] reads', ['A1-001']],
  ['group [A1-001] reads [B1-001]', ['A1-001', 'B1-001']],
  ['[A1-001, A1-002] reads', ['A1-001', 'A1-002']],
  ['[A1-001 A1-002][A1-001] reads', ['A1-001', 'A1-002']],
  ['A1-001 reads', []],
  ['[ko-KR] reads [1-2]', []],
])('reads the ids of a title, case %#', (title, ids) => {
  expect(claimedIds(title)).toEqual(ids);
});

it('takes a row as covered by a test that passed, and by nothing else', () => {
  expect(stateOf(test('[A1-001] a'))).toBe('covered');
  expect(stateOf(test('[A1-001] a', 'skipped'))).toBe('uncovered');
  expect(stateOf(test('[A1-002] a'))).toBe('uncovered');
  expect(stateOf()).toBe('uncovered');
});

it('does not take a row as covered while a test that names it fails', () => {
  expect(stateOf(test('[A1-001] a'), test('[A1-001] b', 'failed'))).toBe('failing');
});

it('reports tests that name a row that does not exist', () => {
  const coverage = coverageOf(rows, [test('[A1-009] a'), test('[A1-1, A1-001] b')]);
  expect(unknownReport(coverage)).toEqual([
    'packages/a/src/a.test.ts names A1-009, which is no row: [A1-009] a',
    'packages/a/src/a.test.ts names A1-1, which is no row: [A1-1, A1-001] b',
  ]);
});

it('sums by area', () => {
  const coverage = coverageOf(rows, [test('[A1-001] a'), test('[A1-002] b', 'failed')]);
  expect(summary(coverage).split('\n')).toEqual([
    'i18n                0 /    1',
    'wire                1 /    2   1 failing',
    'all                 1 /    3   1 failing',
  ]);
});

it('lists the rows of an area with their tests', () => {
  const coverage = coverageOf(rows, [test('[A1-001] a')]);
  expect(areaReport(coverage, 'wire')?.split('\n')).toEqual([
    '✓ A1-001  what A1-001 asks',
    '      passed: packages/a/src/a.test.ts: [A1-001] a',
    '· A1-002  what A1-002 asks',
    '',
    'wire                1 /    2',
  ]);
  expect(areaReport(coverage, 'nowhere')).toBeUndefined();
});

it('gives the same as JSON', () => {
  const coverage = coverageOf(rows, [test('[A1-001] a')]);
  expect(JSON.parse(asJson(coverage))).toMatchObject({
    rows: [{ id: 'A1-001', state: 'covered' }, { id: 'A1-002', state: 'uncovered' }, {}],
    unknown: [],
  });
  expect(JSON.parse(asJson(coverage, 'i18n'))).toMatchObject({ rows: [{ id: 'B1-001' }] });
});
