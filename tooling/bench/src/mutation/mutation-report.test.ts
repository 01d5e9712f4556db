import { expect, it } from 'vitest';
import { sumOf, survivorsOf, type MutationReport } from './mutation-report.ts';

function mutant(status: string, line: number) {
  return {
    mutatorName: 'EqualityOperator',
    replacement: 'a <\n b',
    status,
    location: { start: { line } },
  };
}
const report: MutationReport = {
  files: {
    'src/a.ts': {
      mutants: [mutant('Killed', 1), mutant('Survived', 2), mutant('CompileError', 3)],
    },
    'src/b.ts': { mutants: [mutant('Timeout', 4), mutant('NoCoverage', 5), mutant('Ignored', 6)] },
  },
};

it('counts what a test noticed, among what could be noticed', () => {
  expect(sumOf(report)).toEqual({ killed: 2, total: 4 });
});

it('names what no test noticed', () => {
  expect(survivorsOf(report)).toEqual([
    'src/a.ts:2 EqualityOperator -> a < b',
    'src/b.ts:5 EqualityOperator -> a < b',
  ]);
});
