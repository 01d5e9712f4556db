import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { limitAttempts } from './limit-attempts.ts';
import { passwordAttempts, type Attempt } from './limits.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db)), now: () => now };

beforeEach(async () => {
  await sql`truncate attempt`;
  now = testNow;
});

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

const limit = {
  name: 'test',
  free: 3,
  firstDelay: 10,
  longestDelay: 40,
  forgottenEvery: 100,
  clearedBySuccess: true,
} as const;
const one: readonly Attempt[] = [{ limit, of: ['somebody'] }];

type Outcome = 'fails' | 'succeeds' | 'breaks';

/** What came of an attempt: whether it was made, or how long one has to wait. */
async function attempt(outcome: Outcome, attempts = one): Promise<string | number> {
  try {
    const result = await limitAttempts(context, attempts, async () => {
      if (outcome === 'breaks') throw new Error('broken');
      return outcome === 'fails' ? null : 'done';
    });
    return result ?? 'failed';
  } catch (error) {
    const limited = error instanceof ApiFailure && error.code === 429;
    return limited ? (error.data?.retryAfter ?? Number.NaN) : 'broke';
  }
}

async function fail(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await attempt('fails')).toBe('failed');
}

describe('what may be tried only so often', () => {
  it('waits after three failures, twice as long after each further one, up to the longest', async () => {
    await fail(3);
    for (const delay of [10, 20, 40, 40]) {
      expect(await attempt('fails')).toBe(delay);
      pass(delay - 1);
      expect(await attempt('succeeds')).toBe(1);
      pass(1);
      expect(await attempt('fails')).toBe('failed');
    }
  });

  it('begins anew after a success', async () => {
    await fail(2);
    expect(await attempt('succeeds')).toBe('done');
    await fail(3);
    expect(await attempt('fails')).toBe(10);
  });

  it('does not count what broke before it was known', async () => {
    await fail(2);
    for (let n = 0; n < 5; n += 1) expect(await attempt('breaks')).toBe('broke');
    await fail(1);
    expect(await attempt('breaks')).toBe(10);
  });

  it('forgets a failure in its time, and what is left of it counts for the next', async () => {
    await fail(2);
    pass(150);
    await fail(1);
    pass(49);
    await fail(1);
    expect(await attempt('fails')).toBe(10);
    pass(51);
    await fail(1);
    expect(await attempt('fails')).toBe(10);
    // A hundred seconds after the second was forgotten, not after the last failure.
    pass(50);
    await fail(1);
    expect(await attempt('fails')).toBe(10);
    pass(99);
    await fail(1);
    expect(await attempt('fails')).toBe(20);
  });

  it('is as often when many try at once: three of fifty', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => attempt('fails')));
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 10)).toHaveLength(47);
  });

  it('counts all that it is limited by, or none', async () => {
    const other: Attempt = { limit: { ...limit, name: 'other', clearedBySuccess: false }, of: [] };
    await fail(3);
    expect(await attempt('fails', [other, ...one])).toBe(10);
    expect(await sql`select 1 from attempt`).toHaveLength(1);
    expect(await attempt('succeeds', [other])).toBe('done');
    for (let n = 0; n < 2; n += 1) expect(await attempt('fails', [other])).toBe('failed');
    // A success is no failure, and forgives none.
    for (let n = 0; n < 5; n += 1) expect(await attempt('succeeds', [other])).toBe('done');
    expect(await attempt('fails', [other])).toBe('failed');
    expect(await attempt('succeeds', [other])).toBe(10);
  });
});

describe('passwords', () => {
  const email = 'Reader@example.com';
  const home = passwordAttempts(email, '192.0.2.1');

  it('are tried five times for an account, in whatever case its email is written', async () => {
    for (let n = 0; n < 5; n += 1) {
      const spelling = n % 2 === 0 ? email.toLowerCase() : email.toUpperCase();
      expect(await attempt('fails', passwordAttempts(spelling, '192.0.2.1'))).toBe('failed');
    }
    expect(await attempt('fails', home)).toBe(15);
  });

  it('are tried from elsewhere without keeping anybody out', async () => {
    for (let network = 0; network < 30; network += 1) {
      const there = passwordAttempts(email, `198.51.100.${network}`);
      while ((await attempt('fails', there)) === 'failed');
    }
    expect(await attempt('succeeds', home)).toBe('done');
  });

  it('are tried a hundred times by one network, whatever accounts it names', async () => {
    const outcomes: (string | number)[] = [];
    for (let n = 0; n < 102; n += 1) {
      const address = `2001:db8:0:1::${n}`;
      outcomes.push(await attempt('fails', passwordAttempts(`reader${n}@example.com`, address)));
    }
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(100);
    expect(outcomes.at(-1)).toBe(1);
    expect(await attempt('succeeds', passwordAttempts(email, '2001:db8:0:2::1'))).toBe('done');
  });

  it('leave no email and no network behind', async () => {
    await attempt('fails', home);
    const rows = await sql<{ key: string }>`select encode(key_hash, 'escape') as key from attempt`;
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).not.toMatch(/reader|example|192\.0\.2/i);
  });
});
