import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '#chromium.ts';
import { prebundled } from '#prebundled.ts';

interface Files {
  include: string[];
  exclude?: string[];
}

const neverTests = ['**/node_modules/**', '**/dist/**'];

/** Tests that run in Node. */
export const nodeProject = ({ include, exclude = [] }: Files): TestProjectInlineConfiguration => ({
  test: {
    name: 'node',
    environment: 'node',
    include,
    exclude: [...neverTests, ...exclude],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

/** Tests that run in a real Chromium, with React compiled as in the editions. */
export const chromiumProject = ({
  include,
  exclude = [],
}: Files): TestProjectInlineConfiguration => ({
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
});
