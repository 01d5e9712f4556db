import type { TestCase } from '#results/test-case.ts';
import type { StepResult } from '#test/steps/step.ts';
import { coverageOf } from '#spec/coverage.ts';
import { lostRows, newlyProvenRows, readProvenRows } from '#spec/proven-rows.ts';
import { summary, unknownReport } from '#spec/report.ts';
import { readRows } from '#spec/rows.ts';

/**
 * Prints what of the specification is proven. Fails on rows that were proven and are no more, and
 * on tests that name rows that do not exist.
 */
export function specificationStep(folder: string, tests: TestCase[]): StepResult {
  const rows = readRows(folder);
  const coverage = coverageOf(rows, tests);
  const kept = readProvenRows(folder);
  console.log(`\nSpecification: rows that a passing test names\n${summary(coverage)}`);
  const added = newlyProvenRows(kept, coverage);
  if (added.length > 0) console.log(`${added.length} more than kept: pnpm spec --keep`);
  const words = new Map(rows.map(({ id, requirement }) => [id, requirement]));
  const problems = [
    ...unknownReport(coverage),
    ...lostRows(kept, coverage).map(
      (id) => `${id} lost its test: ${words.get(id) ?? 'it is no row any more'}`,
    ),
  ];
  for (const problem of problems) console.log(problem);
  const passed = problems.length === 0;
  return { name: 'specification', command: [], passed, output: problems.join('\n') };
}
