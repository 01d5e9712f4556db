import { expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { limitAttempts } from './attempts/limit-attempts.ts';
import { passwordAttempts } from './attempts/limits.ts';
import { handOutKeys } from './credentials/rsa-keys.ts';
import { sweepExpired } from './sweep-expired.ts';
import { makeOneTimeToken } from './tokens/one-time-token.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db)), now: () => now };

const minute = 60_000;

async function kept(): Promise<Record<string, number>> {
  const [counts] = await sql<Record<string, number>>`
    select (select count(*) from session)::int as sessions,
      (select count(*) from rsa_session_key)::int as session_keys,
      (select count(*) from rsa_key)::int as keys,
      (select count(*) from one_time_token)::int as tokens,
      (select count(*) from verification_code)::int as codes,
      (select count(*) from attempt)::int as attempts`;
  return counts ?? {};
}

async function sweepAfter(minutes: number): Promise<Record<string, number>> {
  now = new Date(testNow.getTime() + minutes * minute);
  await inTransaction(db, (tx) => sweepExpired(tx, now));
  return kept();
}

it('removes what is no longer good, and nothing else', async () => {
  await signIn(db, { expiresAt: new Date(testNow.getTime() + 60 * minute) });
  await handOutKeys(context, 'LOGIN');
  await makeOneTimeToken(context, { kind: 'dormantCheck', lifetimeMs: 10 * minute });
  await sql`insert into verification_code (email_hash, code_hash, sent_at)
    values ('\\x01', '\\x02', ${testNow})`;
  await limitAttempts(context, passwordAttempts('a@b.example', '192.0.2.1'), async () => null);
  const all = { sessions: 1, session_keys: 1, keys: 1, tokens: 1, codes: 1, attempts: 2 };
  expect(await sweepAfter(0)).toEqual(all);
  expect(await sweepAfter(5)).toEqual({ ...all, session_keys: 0 });
  expect(await sweepAfter(10)).toEqual({ ...all, session_keys: 0, tokens: 0 });
  const later = { ...all, session_keys: 0, tokens: 0, sessions: 0 };
  expect(await sweepAfter(60)).toEqual(later);
  expect(await sweepAfter(24 * 60)).toEqual(later);
  expect(await sweepAfter(25 * 60)).toEqual({ ...later, codes: 0, attempts: 0 });
  expect(await sweepAfter(25 * 60 + 1)).toEqual({
    sessions: 0,
    session_keys: 0,
    keys: 0,
    tokens: 0,
    codes: 0,
    attempts: 0,
  });
});
