import { availableParallelism } from 'node:os';
import type { Step } from './step.ts';

const script = (name: string): string[] => ['pnpm', 'run', '--silent', name];
const turbo = (...parameters: string[]): string[] => [
  'turbo',
  'run',
  ...parameters,
  '--output-logs=errors-only',
  '--ui=stream',
];

/** Everything that `npm test` runs, the quickest to fail first. */
export const testSteps: Step[] = [
  { name: 'format', command: script('format:check') },
  { name: 'lint', command: script('lint') },
  { name: 'who may know whom', command: script('boundaries') },
  { name: 'dead code', command: script('knip') },
  { name: 'types', command: turbo('typecheck', '--continue') },
  { name: 'build', command: turbo('build', '--continue') },
  {
    name: 'tests',
    command: turbo('test', '--continue', `--concurrency=${availableParallelism()}`),
    runner: 'vitest',
  },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', '@hanji/e2e', 'run', 'e2e'],
    runner: 'playwright',
    needs: 'build',
  },
];
