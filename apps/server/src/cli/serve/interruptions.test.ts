import { expect, it } from 'vitest';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { interrupt, interruptionKinds } from '#testing/interruptions.ts';

// The bench does it a hundred times; the second time shows that the first left nothing broken.
const count = 2;

it.each(interruptionKinds)(
  'outlives its database being %s under load, and answers 503 in the envelope meanwhile',
  { timeout: 600_000 },
  async (kind) => {
    const outcome = await interrupt(kind, count, { clients: 8, prepare: fillDataFolder });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.exitCode).toBe(0);
    expect(outcome.answered).toBeGreaterThan(0);
    expect(outcome.unavailable).toBeGreaterThan(0);
    expect(outcome.longestOutageMs).toBeLessThan(Number.POSITIVE_INFINITY);
    // A service that is briefly unavailable has not failed: its log says so by the code.
    expect(outcome.log).toContain('"code":503');
    expect(outcome.log).not.toContain('"level":"error"');
    const isOwn = kind === 'killed' || kind === 'stopped';
    expect(outcome.log.split('"kind":"restarted"')).toHaveLength(isOwn ? count + 1 : 1);
  },
);
