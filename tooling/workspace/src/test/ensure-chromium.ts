import { existsSync } from 'node:fs';
import process from 'node:process';
import { installedBrowser } from '@hanji/vitest/installed-browser.ts';
import { runChild } from '#launch/child.mjs';

const byHand = 'install Chromium or Chrome, or set CHROME_PATH to one.';

const fromDebian = [
  ['apt-get', 'update', '-q'],
  [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-q',
    '-y',
    'chromium',
    'fonts-noto-cjk',
  ],
];
const fromPlaywright = [
  ['pnpm', '--filter', '@hanji/e2e', 'exec', 'playwright', 'install', 'chromium'],
];

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

const tryAll = async (commands: string[][]): Promise<string | undefined> => {
  for (const command of commands) {
    const { code, output } = await runChild(command, { show: false });
    if (code !== 0) return output.trim().split('\n').at(-1) ?? `exit code ${code}`;
  }
  return undefined;
};

/**
 * Sees to it that there is a browser for the tests: they are never skipped for want of one.
 * Undefined when there is; otherwise one line that says what to do.
 */
export const ensureChromium = async (): Promise<string | undefined> => {
  if (installedBrowser()) return undefined;
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return `CHROME_PATH names ${chosen}, which is not there.`;
  const debian = isDebianRoot();
  console.log(`Installing Chromium with ${debian ? 'apt-get' : 'Playwright'} …`);
  const failure = await tryAll(debian ? fromDebian : fromPlaywright);
  if (installedBrowser()) return undefined;
  return `There is no Chromium and it could not be installed (${failure ?? 'no reason given'}): ${byHand}`;
};
