import { expect, it } from 'vitest';
import { interrupt, interruptionKinds } from '#testing/interruptions.ts';

it.each(interruptionKinds)(
  'outlives its database being %s under load, and answers 503 in the envelope meanwhile',
  { timeout: 600_000 },
  async (kind) => {
    const { answered, unavailable, wrong, exitCode, longestOutageMs } = await interrupt(kind, 3);
    expect(wrong).toEqual([]);
    expect(exitCode).toBe(0);
    expect(answered).toBeGreaterThan(0);
    expect(unavailable).toBeGreaterThan(0);
    expect(longestOutageMs).toBeLessThan(Number.POSITIVE_INFINITY);
  },
);
