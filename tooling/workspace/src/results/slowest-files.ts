import type { TestCase } from './test-case.ts';

export type FileTime = {
  readonly file: string;
  readonly seconds: number;
  readonly tests: number;
};

/** The test files that took longest, the slowest first; a journey counts in each of its projects. */
export function slowestFiles(tests: readonly TestCase[], count: number): FileTime[] {
  const files = Map.groupBy(tests, ({ file }) => file);
  return [...files]
    .map(([file, own]) => ({
      file,
      seconds: own.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      tests: own.length,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** A line for each. */
export function slowestReport(tests: readonly TestCase[], count = 10): string[] {
  return slowestFiles(tests, count).map(
    ({ file, seconds, tests: own }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${String(own).padStart(4)} tests  ${file}`,
  );
}
