import { availableParallelism } from 'node:os';
import { nodeProject } from '@hanji/vitest/projects.ts';
import { reporting } from '@hanji/vitest/results.ts';
import { defineConfig } from 'vitest/config';

// The service's modules keep nothing between files: they are loaded once, not for each of them.
const { test, ...project } = nodeProject({ include: ['src/**/*.test.ts'], isolate: false });

export default defineConfig({
  test: {
    ...reporting,
    // Many of these wait for processes that they have started: one of two always has work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...project,
        test: {
          ...test,
          setupFiles: ['src/testing/set-up.ts'],
          globalSetup: ['src/testing/global-set-up.ts'],
        },
      },
    ],
  },
});
