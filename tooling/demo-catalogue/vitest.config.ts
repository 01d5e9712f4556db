import { nodeProject } from '@hanji/vitest/projects.ts';
import { reporting } from '@hanji/vitest/results.ts';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const { test, ...project } = nodeProject({ include: ['src/**/*.test.ts'] });
// The seed is tested against the service's own PostgreSQL.
const globalSetup = [
  fileURLToPath(new URL('../../apps/server/src/testing/global-set-up.ts', import.meta.url)),
];

export default defineConfig({
  test: {
    ...reporting,
    projects: [{ ...project, test: { ...test, globalSetup } }],
  },
});
