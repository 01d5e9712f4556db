import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { nodeProject } from '#projects.ts';
import { reporting } from '#results.ts';

/**
 * Every `*.test.ts` in Node. `passWithNoTests` is for packages that truly have none; `isolate: false`
 * for those whose files leave nothing behind, which saves most of the time of many small ones.
 */
export function nodeConfig({ passWithNoTests = false, isolate = true } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      ...reporting,
      passWithNoTests,
      projects: [nodeProject({ include: ['src/**/*.test.{ts,tsx}'], isolate })],
    },
  });
}
