import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '#chromium.ts';

/** Path of the browser that tests will start, Playwright's own included; undefined without one. */
export function installedBrowser(): string | undefined {
  return [findChromium() ?? chromium.executablePath()].find((place) => existsSync(place));
}
