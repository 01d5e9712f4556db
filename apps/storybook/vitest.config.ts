import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { nodeProject } from '@hanji/vitest/projects.ts';
import { reporting } from '@hanji/vitest/results.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparePicture } from './src/visual/picture-command.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Every story is a test in Chromium; what is `*.test.ts` runs in Node. */
export default defineConfig({
  test: {
    ...reporting,
    projects: [
      {
        plugins: [storybookTest({ configDir: path.join(here, '.storybook') })],
        test: {
          name: 'stories',
          setupFiles: ['src/visual/fonts.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            commands: { comparePicture },
          },
        },
      },
      nodeProject({ include: ['src/**/*.test.ts'] }),
    ],
  },
});
