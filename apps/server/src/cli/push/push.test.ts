import { expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { runInProcess } from '#testing/run-in-process.ts';

it('makes another pair of keys each time, as settings that belong together', async () => {
  const made = await Promise.all([1, 2].map(() => runInProcess(['push', 'keys'], {})));
  expect(made.map(({ code }) => code)).toEqual([0, 0]);
  const [one, another] = made.map(({ stdout }) => {
    const lines = stdout.trimEnd().split('\n');
    return loadSettings(Object.fromEntries(lines.map((line) => line.split('=')))).push.keys;
  });
  expect(one).not.toBeNull();
  expect(one).not.toEqual(another);
});

it('makes nothing else', async () => {
  const { code, stderr } = await runInProcess(['push'], {});
  expect([code, stderr]).toEqual([1, 'keys for notices can be made: push keys\n']);
});
