import type { TestCase } from '#results/test-case.ts';
import type { SpecificationRow } from './rows.ts';

export type RowCoverage = SpecificationRow & {
  /** Covered: a passing test names the row, and no failing one does. */
  state: 'covered' | 'failing' | 'uncovered';
  tests: TestCase[];
};

export type Coverage = {
  rows: RowCoverage[];
  /** Tests that name a row that does not exist. */
  unknown: { id: string; test: TestCase }[];
};

const bracketed = /\[(?<ids>[A-Z]\d+-\d+(?:[\s,]+[A-Z]\d+-\d+)*)\]/g;

/** Ids that a title claims: `[A9-014]`, or several as `[A9-014, A9-015]`. */
export function claimedIds(title: string): string[] {
  return [
    ...new Set(
      [...title.matchAll(bracketed)].flatMap((match) =>
        (match.groups?.['ids'] ?? '').split(/[\s,]+/),
      ),
    ),
  ];
}

function stateOf(tests: TestCase[]): RowCoverage['state'] {
  if (tests.some((test) => test.outcome === 'failed')) return 'failing';
  return tests.some((test) => test.outcome === 'passed') ? 'covered' : 'uncovered';
}

/** Which rows the tests prove. */
export function coverageOf(rows: SpecificationRow[], tests: TestCase[]): Coverage {
  const known = new Map(rows.map((row) => [row.id, [] as TestCase[]]));
  const unknown: Coverage['unknown'] = [];
  for (const test of tests) {
    for (const id of claimedIds(test.title)) {
      const list = known.get(id);
      if (list) list.push(test);
      else unknown.push({ id, test });
    }
  }
  const covered = rows.map((row): RowCoverage => {
    const own = known.get(row.id) ?? [];
    return { ...row, state: stateOf(own), tests: own };
  });
  return { rows: covered, unknown };
}
