import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prebundled } from '@hanji/vitest/prebundled.ts';
import { chromium, nodeProject, patience } from '@hanji/vitest/projects.ts';
import { reporting } from '@hanji/vitest/results.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { comparePicture } from './src/visual/picture-command.ts';
import { ScreensFirst } from './src/visual/screens-first.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * What the editions' packages need of others: a dependency that is found only while a story runs
 * reloads the page under it.
 */
const behindPackages = [
  '@hanji/api-client > @noble/ciphers/aes.js',
  '@hanji/api-client > @noble/hashes/sha2.js',
  '@hanji/api-client > @reduxjs/toolkit/query/react',
  '@hanji/edition > @reduxjs/toolkit',
  '@hanji/edition > @reduxjs/toolkit/query',
  '@hanji/i18n > i18next',
  '@hanji/ko > @hanji/features-help > mdast-util-from-markdown',
  '@hanji/ui-kit > swiper',
  '@hanji/ui-kit > swiper/modules',
  '@hanji/viewer > epubjs',
  '@hanji/viewer > fflate',
];

/** Every story is a test in Chromium; what is `*.test.ts` runs in Node. */
export default defineConfig({
  test: {
    ...reporting,
    // A page waits for the browser half of its time: two keep two cores busy.
    maxWorkers: 2,
    sequence: { sequencer: ScreensFirst },
    projects: [
      {
        plugins: [storybookTest({ configDir: path.join(here, '.storybook') })],
        optimizeDeps: { include: [...prebundled(here), 'msw', 'msw/browser', ...behindPackages] },
        test: {
          name: 'stories',
          setupFiles: ['src/visual/fonts.ts'],
          // A page loads the catalogue's fonts and decorators once, not for every file.
          isolate: false,
          ...patience,
          browser: { ...chromium(), commands: { comparePicture } },
        },
      },
      nodeProject({ include: ['src/**/*.test.ts'] }),
    ],
  },
});
