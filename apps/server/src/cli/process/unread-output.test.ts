import { expect, it } from 'vitest';
import { spawnHanji } from '#testing/served-process.ts';

it('comes to its end though nobody reads what it prints', async () => {
  const { child, output, ended } = spawnHanji(['help'], {});
  child.stdout.destroy();
  expect(await ended).toBe(0);
  expect(output.err).toBe('');
});
