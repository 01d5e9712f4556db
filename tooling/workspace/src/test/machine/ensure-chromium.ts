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
    'chromium-headless-shell',
    'fonts-noto-cjk',
  ],
];
const fromPlaywright = [
  ['pnpm', '--filter', '@hanji/e2e', 'exec', 'playwright', 'install', 'chromium'],
];

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/** What the machine can do and has; given otherwise only by tests. */
export type Machine = {
  browser: () => string | undefined;
  chosen: string | undefined;
  debianRoot: () => boolean;
  run: (command: string[]) => Promise<{ code: number; output: string }>;
};

function thisMachine(): Machine {
  return {
    browser: installedBrowser,
    chosen: process.env['CHROME_PATH'],
    debianRoot: isDebianRoot,
    run: (command) => runChild(command, { show: false }),
  };
}

async function tryAll(commands: string[][], run: Machine['run']): Promise<string | undefined> {
  for (const command of commands) {
    const { code, output } = await run(command);
    if (code !== 0) return output.trim().split('\n').at(-1) || `exit code ${code}`;
  }
  return undefined;
}

/**
 * Sees to it that there is a browser for the tests: they are never skipped for want of one.
 * Undefined when there is; otherwise one line that says what to do.
 */
export async function ensureChromium(
  { browser, chosen, debianRoot, run }: Machine = thisMachine(),
): Promise<string | undefined> {
  if (browser()) return undefined;
  if (chosen) return `CHROME_PATH names ${chosen}, which is not there.`;
  const debian = debianRoot();
  console.log(`Installing Chromium with ${debian ? 'apt-get' : 'Playwright'} …`);
  const failure = await tryAll(debian ? fromDebian : fromPlaywright, run);
  if (browser()) return undefined;
  return `There is no Chromium and it could not be installed (${failure ?? 'no reason given'}): ${byHand}`;
}
