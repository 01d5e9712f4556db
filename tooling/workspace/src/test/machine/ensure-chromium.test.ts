import { beforeEach, expect, it, vi } from 'vitest';
import { ensureChromium, type Machine } from './ensure-chromium.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

/** A machine whose browser appears when a command that holds `installs` has run. */
function machine(given: Partial<Machine> & { installs?: string }) {
  const commands: string[] = [];
  const ran = () => commands.some((command) => given.installs && command.includes(given.installs));
  const all: Machine = {
    browser: () => (ran() ? '/usr/bin/chromium' : undefined),
    chosen: undefined,
    debianRoot: () => false,
    run: async () => ({ code: 0, output: '' }),
    ...given,
  };
  const run: Machine['run'] = (command) => {
    commands.push(command.join(' '));
    return all.run(command);
  };
  return { commands, ensure: () => ensureChromium({ ...all, run }) };
}

it('does nothing where there is a browser', async () => {
  const { commands, ensure } = machine({ browser: () => '/usr/bin/chromium', chosen: '/else' });
  expect(await ensure()).toBeUndefined();
  expect(commands).toEqual([]);
});

it('says that the one which was named is not there, and installs no other', async () => {
  const { commands, ensure } = machine({ chosen: '/opt/chrome' });
  expect(await ensure()).toBe('CHROME_PATH names /opt/chrome, which is not there.');
  expect(commands).toEqual([]);
});

it('takes the packages of Debian for root, fonts for the languages included', async () => {
  const { commands, ensure } = machine({
    debianRoot: () => true,
    installs: 'apt-get install -q -y chromium-headless-shell',
  });
  expect(await ensure()).toBeUndefined();
  expect(commands).toHaveLength(2);
  expect(commands[0]).toBe('apt-get update -q');
  expect(commands[1]).toMatch(/^env DEBIAN_FRONTEND=noninteractive .*fonts-noto-cjk$/);
});

it("takes Playwright's for everybody else", async () => {
  const { commands, ensure } = machine({ installs: 'playwright install chromium' });
  expect(await ensure()).toBeUndefined();
  expect(commands).toEqual(['pnpm --filter @hanji/e2e exec playwright install chromium']);
});

it('stops at what fails, and says in one line why and what to do', async () => {
  const { commands, ensure } = machine({
    debianRoot: () => true,
    run: async () => ({ code: 100, output: 'Reading lists\nE: no network\n' }),
  });
  expect(await ensure()).toBe(
    'There is no Chromium and it could not be installed (E: no network): install Chromium or Chrome, or set CHROME_PATH to one.',
  );
  expect(commands).toEqual(['apt-get update -q']);
});

it.each([
  [3, '(exit code 3)'],
  [0, '(no reason given)'],
])('is not content with silence: code %i', async (code, reason) => {
  const { ensure } = machine({ run: async () => ({ code, output: '' }) });
  expect(await ensure()).toContain(reason);
});
