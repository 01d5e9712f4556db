import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * What keeps Chromium quiet, offline and startable as root. The headless shell hints glyphs in full
 * unless it is told otherwise: every picture would differ from those of a whole browser.
 */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=slight',
];

/** The headless shell first: without windows, a page takes half as long to open. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the browser that the tests drive: CHROME_PATH, else an installed Chromium or Chrome.
 * Undefined when there is none; Playwright then looks for its own.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return chosen;
  return usualPlaces.find((place) => existsSync(place));
}

/** Launch options for Playwright, the same for component tests and journeys. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: chromiumArguments };
}
