import { availableParallelism } from 'node:os';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { defineConfig, devices } from '@playwright/test';

const shared = {
  browserName: 'chromium',
  launchOptions: chromiumLaunchOptions(),
  // Another zone than the standard one of the wire, so that the header is seen to follow the device.
  timezoneId: 'Europe/Berlin',
} as const;

/** A journey runs on both where their sizes make a difference to it; else it is marked for one. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: 'test-results/artifacts',
  globalSetup: './src/service/global-set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  // Limits for what never comes: beside other work a journey takes ten times as long, and more.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: { actionTimeout: 120_000, trace: 'off' },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...shared,
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...shared, viewport: { width: 1440, height: 900 } },
    },
  ],
});
