import { nodeProject } from '@hanji/vitest/projects.ts';
import { reporting } from '@hanji/vitest/results.ts';
import { defineConfig } from 'vitest/config';

const { test, ...project } = nodeProject({ include: ['src/**/*.test.ts'] });

export default defineConfig({
  test: {
    ...reporting,
    projects: [
      {
        ...project,
        test: { ...test, globalSetup: ['src/testing/global-set-up.ts'] },
      },
    ],
  },
});
