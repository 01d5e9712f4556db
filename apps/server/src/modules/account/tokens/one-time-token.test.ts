import { expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { dropOneTimeTokens, makeOneTimeToken, takeOneTimeToken } from './one-time-token.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db)), now: () => now };

const kind = 'passwordReset';
const schema = z.object({ stayLogged: z.boolean() });
const data = { stayLogged: true };
const lifetimeMs = 600_000;

it('is taken once, by one of many, with what was remembered', async () => {
  const { id: memberId } = await addMember(db);
  const token = await makeOneTimeToken(context, { kind, memberId, data, lifetimeMs });
  const taken = await Promise.all(
    Array.from({ length: 10 }, () => takeOneTimeToken(context, kind, token, schema)),
  );
  expect(taken.filter(Boolean)).toEqual([{ memberId, data }]);
  expect(await takeOneTimeToken(context, kind, token, schema)).toBeNull();
});

it('is good until its time, exactly', async () => {
  const [inTime, tooLate] = [
    await makeOneTimeToken(context, { kind, data, lifetimeMs }),
    await makeOneTimeToken(context, { kind, data, lifetimeMs }),
  ];
  now = new Date(testNow.getTime() + lifetimeMs - 1);
  expect(await takeOneTimeToken(context, kind, inTime, schema)).toEqual({ memberId: null, data });
  now = new Date(testNow.getTime() + lifetimeMs);
  expect(await takeOneTimeToken(context, kind, tooLate, schema)).toBeNull();
  now = testNow;
});

it('is of its kind, and no other', async () => {
  const token = await makeOneTimeToken(context, { kind, data, lifetimeMs });
  expect(await takeOneTimeToken(context, 'dormantCheck', token, schema)).toBeNull();
  expect(await takeOneTimeToken(context, kind, token, schema)).not.toBeNull();
});

it('comes back with a unit that fails', async () => {
  const token = await makeOneTimeToken(context, { kind, data, lifetimeMs });
  const failing = inTransaction(db, async (tx) => {
    await takeOneTimeToken({ ...context, db: tx }, kind, token, schema);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await takeOneTimeToken(context, kind, token, schema)).not.toBeNull();
});

it('is kept as a digest, and forgotten with the others of its member', async () => {
  const { id: memberId } = await addMember(db);
  const token = await makeOneTimeToken(context, { kind, memberId, data, lifetimeMs });
  const [row] = await sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from one_time_token where member_id = ${memberId}`;
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(Buffer.from(row?.hash ?? '', 'hex').includes(token)).toBe(false);
  await dropOneTimeTokens(db, memberId, ['dormantCheck']);
  await dropOneTimeTokens(db, memberId, [kind]);
  expect(await takeOneTimeToken(context, kind, token, schema)).toBeNull();
});
