import { fileURLToPath } from 'node:url';
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

/**
 * Limits for what never comes, not for how quick a machine is: beside other work a test takes ten
 * times as long, beside eight busy processes up to thirty, and is as right.
 */
export const patience = {
  testTimeout: 480_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 180_000 } },
} as const;

/** The browser of tests: a Chromium without a window, which may take long to start beside others. */
export function chromium() {
  return {
    enabled: true,
    headless: true,
    connectTimeout: patience.hookTimeout,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Tests that run in Node. */
export function nodeProject({
  include,
  exclude = [],
  isolate = true,
}: Files & { isolate?: boolean }): TestProjectInlineConfiguration {
  return {
    test: {
      name: 'node',
      environment: 'node',
      isolate,
      include,
      exclude: [...neverTests, ...exclude],
      ...patience,
    },
  };
}

/** Tests that run in a real Chromium, with React compiled as in the editions. */
export function chromiumProject({
  include,
  exclude = [],
  isolate = true,
}: Files & { isolate?: boolean }): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    optimizeDeps: { include: prebundled() },
    test: {
      name: 'chromium',
      isolate,
      setupFiles: isolate ? [] : [fileURLToPath(new URL('clean-page.ts', import.meta.url))],
      include,
      exclude: [...neverTests, ...exclude],
      ...patience,
      browser: { ...chromium(), viewport: { width: 1280, height: 800 } },
    },
  };
}
