import type { Coverage, RowCoverage } from './coverage.ts';

const marks = { covered: '✓', failing: '✗', uncovered: '·' } satisfies Record<
  RowCoverage['state'],
  string
>;

function areasOf(rows: RowCoverage[]): Map<string, RowCoverage[]> {
  return Map.groupBy(
    rows.toSorted((a, b) => a.area.localeCompare(b.area)),
    (row) => row.area,
  );
}

function count(name: string, rows: RowCoverage[]): string {
  const covered = rows.filter((row) => row.state === 'covered').length;
  const failing = rows.filter((row) => row.state === 'failing').length;
  const numbers = `${String(covered).padStart(5)} / ${String(rows.length).padStart(4)}`;
  return `${name.padEnd(16)}${numbers}${failing ? `   ${failing} failing` : ''}`;
}

/** Areas with how many of their rows are covered, and the sum. */
export function summary({ rows }: Coverage): string {
  return [...[...areasOf(rows)].map(([area, own]) => count(area, own)), count('all', rows)].join(
    '\n',
  );
}

/** Each row of an area, with the tests that name it. Undefined when no row is of this area. */
export function areaReport({ rows }: Coverage, area: string): string | undefined {
  const own = areasOf(rows).get(area);
  if (!own) return undefined;
  const lines = own.flatMap((row) => [
    `${marks[row.state]} ${row.id}  ${row.requirement}`,
    ...row.tests.map((test) => `      ${test.outcome}: ${test.file}: ${test.title}`),
  ]);
  return [...lines, '', count(area, own)].join('\n');
}

/** One line per test that names a row that does not exist. */
export function unknownReport({ unknown }: Coverage): string[] {
  return unknown.map(({ id, test }) => `${test.file} names ${id}, which is no row: ${test.title}`);
}

/** The same for programs. */
export function asJson({ rows, unknown }: Coverage, area?: string): string {
  return JSON.stringify(
    { rows: area ? rows.filter((row) => row.area === area) : rows, unknown },
    null,
    2,
  );
}
