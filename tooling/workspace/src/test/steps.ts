import { availableParallelism } from 'node:os';
import type { Step } from './step.ts';

function script(name: string): string[] {
  return ['pnpm', 'run', '--silent', name];
}
function turbo(...parameters: string[]): string[] {
  return ['turbo', 'run', ...parameters, '--output-logs=errors-only', '--ui=stream'];
}

/** Packages tested at once, beside the stories. */
const others = Math.max(1, availableParallelism() - 1);

/** Everything that `npm test` runs, the quickest to fail first. */
export const testSteps: Step[] = [
  { name: 'format', command: script('format:check') },
  { name: 'lint', command: script('lint') },
  { name: 'who may know whom', command: script('boundaries') },
  { name: 'dead code', command: script('knip'), beside: true },
  { name: 'types', command: turbo('typecheck', '--continue') },
  { name: 'build', command: turbo('build', '--continue') },
  // The stories take as long as all other tests together, so they begin with them.
  {
    name: 'tests',
    command: turbo('test', '--continue', '--filter=!@hanji/storybook', `--concurrency=${others}`),
    runner: 'vitest',
  },
  {
    name: 'stories',
    command: turbo('test', '--filter=@hanji/storybook'),
    runner: 'vitest',
    beside: true,
  },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', '@hanji/e2e', 'run', 'e2e'],
    runner: 'playwright',
    needs: 'build',
  },
];
