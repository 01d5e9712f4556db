export type Runner = 'vitest' | 'playwright';

export type TestCase = {
  runner: Runner;
  /** Titles of the groups and of the test, joined by spaces. */
  title: string;
  /** Path of the test file, relative to the workspace where it lies in it. */
  file: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed; empty otherwise. */
  messages: string[];
  /** Milliseconds that it took, in all its attempts. */
  duration: number;
};

/** Results of one runner could not be read: a runner that crashed, or another version of it. */
export class UnreadableResults extends Error {
  override readonly name = 'UnreadableResults';
}
