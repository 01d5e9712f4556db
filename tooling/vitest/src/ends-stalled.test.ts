import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { EndsStalled } from './ends-stalled.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const limit = 1500;

/** Runs Vitest on one file of tests, with the limit above from when the file is known. */
function run(tests: string) {
  const cache = path.join(here, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'stalled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reporter = JSON.stringify(path.join(here, 'ends-stalled.ts'));
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `import { EndsStalled } from ${reporter};
    class OnceQueued extends EndsStalled { onTestRunStart() {} }
    export default { test: { testTimeout: 0, reporters: ['default', new OnceQueued(${limit})] } };`,
  );
  writeFileSync(path.join(folder, 'a.test.ts'), `import { it } from 'vitest';\n${tests}`);
  const vitest = path.join(here, '../node_modules/vitest/vitest.mjs');
  const given = { cwd: folder, encoding: 'utf8', env: { ...process.env, VITEST: '' } } as const;
  return spawnSync(process.execPath, [vitest, 'run'], given);
}

it('ends a run of which nothing comes any more, and names what it waited for', () => {
  const { status, stderr } = run(`it('is quick', () => {});
    it('never ends', () => new Promise(() => setInterval(() => {}, 1000)));`);
  expect(stderr).toContain('Nothing was heard for 1.5 s: ended. Open: a.test.ts. Last test:');
  expect(status).toBe(75);
});

it('lets a run go on that takes longer in all, and is quiet once it has ended', () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exited with ${code}`);
  });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => exit.mockRestore());
  const watch = new EndsStalled(limit);
  watch.onTestRunStart();
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(limit - 1);
    watch.onTestCaseReady();
  }
  watch.onTestRunEnd();
  vi.advanceTimersByTime(limit);
  expect(exit).not.toHaveBeenCalled();
});
