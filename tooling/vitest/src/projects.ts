import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '#chromium.ts';
import { prebundled } from '#prebundled.ts';

type Files = {
  include: string[];
  exclude?: string[];
};

const neverTests = ['**/node_modules/**', '**/dist/**'];

/** Tests that run in Node. */
export function nodeProject({ include, exclude = [] }: Files): TestProjectInlineConfiguration {
  return {
    test: {
      name: 'node',
      environment: 'node',
      include,
      exclude: [...neverTests, ...exclude],
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
}

/** Tests that run in a real Chromium, with React compiled as in the editions. */
export function chromiumProject({ include, exclude = [] }: Files): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    optimizeDeps: { include: prebundled() },
    test: {
      name: 'chromium',
      include,
      exclude: [...neverTests, ...exclude],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
