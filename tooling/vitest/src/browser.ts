import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumProject, nodeProject } from '#projects.ts';
import { reporting } from '#results.ts';

const inNode = ['src/**/*.node.test.{ts,tsx}'];

/** Every `*.test.ts(x)` in Chromium, save `*.node.test.ts`, which runs in Node (it reads files). */
export function browserConfig({ passWithNoTests = false } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      ...reporting,
      passWithNoTests,
      projects: [
        chromiumProject({ include: ['src/**/*.test.{ts,tsx}'], exclude: inNode }),
        nodeProject({ include: inNode }),
      ],
    },
  });
}
