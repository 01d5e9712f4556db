import { availableParallelism } from 'node:os';
import { onlyStalled } from './only-stalled.ts';
import { sparingGo } from '#test/machine/sparing-go.ts';
import type { Step } from './step.ts';

function script(name: string): string[] {
  return ['pnpm', 'run', '--silent', name];
}
function turbo(...parameters: string[]): string[] {
  return ['turbo', 'run', ...parameters, '--output-logs=errors-only', '--ui=stream'];
}

/** Packages tested at once: where those of one wait for a browser or a clock, another's go on. */
const atOnce = Math.max(2, availableParallelism() - 1);

/** The longest, which would be left over at the end: they begin with the others. */
const apart = {
  '@hanji/server': 'tests of the service',
  '@hanji/workspace': 'tests of the workspace',
  '@hanji/storybook': 'stories',
} as const;

const others = Object.keys(apart).map((name) => `--filter=!${name}`);

/**
 * Nothing is taken from the cache, and what was built before is not built anew: the journeys copy it
 * at the same time.
 */
const forcedTests = ['--force', '--only'] as const;

function apartSteps(how: readonly string[]): Step[] {
  return Object.entries(apart).map(([packageName, name]) => ({
    name,
    command: turbo('test', `--filter=${packageName}`, ...how),
    runner: 'vitest',
    again: onlyStalled,
    beside: true,
  }));
}

/** Everything that `npm test` runs, the quickest to fail first. `forced`: whatever was run before. */
export function testSteps(forced: boolean): Step[] {
  const how = forced ? forcedTests : [];
  return [
    { name: 'format', command: script('format:check') },
    // Each of these has one thread at work.
    { name: 'who may know whom', command: script('boundaries'), beside: true },
    { name: 'dead code', command: script('knip'), beside: true },
    { name: 'lint', command: script('lint'), env: sparingGo, beside: true },
    { name: 'types', command: script('typecheck'), beside: true },
    { name: 'build', command: turbo('build', '--continue') },
    // None of these keeps the cores busy by itself: together they leave none of them waiting.
    {
      name: 'tests',
      command: turbo('test', '--continue', ...others, `--concurrency=${atOnce}`, ...how),
      runner: 'vitest',
      again: onlyStalled,
    },
    ...apartSteps(how),
    {
      name: 'journeys',
      command: ['pnpm', '--filter', '@hanji/e2e', 'run', 'e2e'],
      runner: 'playwright',
      needs: 'build',
      beside: true,
    },
  ];
}
