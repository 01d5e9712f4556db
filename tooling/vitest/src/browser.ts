import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumProject, nodeProject } from '#projects.ts';
import { reporting } from '#results.ts';

const inNode = ['src/**/*.node.test.{ts,tsx}'];

/**
 * Every `*.test.ts(x)` in Chromium, save `*.node.test.ts`, which runs in Node (it reads files).
 * `isolate: false` is for packages whose files leave nothing behind in the page: modules are loaded
 * once for all of them, which is a third of their time.
 */
export function browserConfig({ passWithNoTests = false, isolate = true } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      ...reporting,
      passWithNoTests,
      projects: [
        chromiumProject({ include: ['src/**/*.test.{ts,tsx}'], exclude: inNode, isolate }),
        nodeProject({ include: inNode }),
      ],
    },
  });
}
