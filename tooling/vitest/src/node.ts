import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { nodeProject } from '#projects.ts';
import { reporting } from '#results.ts';

/** Every `*.test.ts` in Node. `passWithNoTests` is for packages that truly have none. */
export function nodeConfig({ passWithNoTests = false } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      ...reporting,
      passWithNoTests,
      projects: [nodeProject({ include: ['src/**/*.test.{ts,tsx}'] })],
    },
  });
}
