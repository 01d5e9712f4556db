import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumProject, nodeProject } from '#projects.ts';
import { reporting } from '#results.ts';

const inChromium = ['src/**/*.browser.test.{ts,tsx}'];

/** Every `*.test.ts(x)` in Node, save `*.browser.test.ts(x)`, which runs in Chromium. */
export function bothConfig({ passWithNoTests = false, isolate = true } = {}): ViteUserConfig {
  return defineConfig({
    test: {
      ...reporting,
      passWithNoTests,
      projects: [
        nodeProject({ include: ['src/**/*.test.{ts,tsx}'], exclude: inChromium }),
        chromiumProject({ include: inChromium, isolate }),
      ],
    },
  });
}
