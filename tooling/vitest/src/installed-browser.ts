import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '#chromium.ts';

/** Path of the browser that tests will start, Playwright's own included; undefined without one. */
export const installedBrowser = (): string | undefined =>
  [findChromium() ?? chromium.executablePath()].find((place) => existsSync(place));
