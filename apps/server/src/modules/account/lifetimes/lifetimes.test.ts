import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { forgetMembers } from './forget-members.ts';
import { markDormant } from './mark-dormant.ts';

const { db, sql } = await freshDatabase();

const yearAgo = new Date('2025-11-20T03:00:00.000Z');
const weekAgo = new Date('2026-11-13T03:00:00.000Z');
const never = new AbortController().signal;

function after(moment: Date): Date {
  return new Date(moment.getTime() + 1);
}

beforeEach(() => sql`truncate member cascade`);

function seen(memberId: string, lastSeenAt: Date) {
  return sql`insert into session (token_hash, member_id, last_seen_at, expires_at)
    values (sha256(gen_random_uuid()::text::bytea), ${memberId}, ${lastSeenAt}, now())`;
}

describe('a member who was not here', () => {
  const mark = (): Promise<number> => inTransaction(db, (tx) => markDormant(tx, testNow));
  const dormant = async (): Promise<unknown[]> =>
    (await sql`select id from member where dormant_at is not null`).map(({ id }) => id);

  it.each([
    ['for a year', yearAgo, 1],
    ['for a millisecond less', after(yearAgo), 0],
  ])('%s: %o', async (_, lastSignedInAt, expected) => {
    const { id } = await addMember(db, { lastSignedInAt });
    await seen(id, yearAgo);
    expect(await mark()).toBe(expected);
    expect(await dormant()).toEqual(expected === 1 ? [id] : []);
    expect(await sql`select 1 from session`).toHaveLength(1 - expected);
  });

  it('was here where a session was used', async () => {
    const { id } = await addMember(db, { lastSignedInAt: yearAgo });
    await seen(id, after(yearAgo));
    expect(await mark()).toBe(0);
  });

  it.each([{ guest: true }, { deletionAskedAt: testNow }, { dormantAt: yearAgo }])(
    'is left as it is where it has %o',
    async (columns) => {
      await addMember(db, { lastSignedInAt: yearAgo, ...columns });
      expect(await mark()).toBe(0);
    },
  );

  it('is marked once', async () => {
    await addMember(db, { lastSignedInAt: yearAgo });
    expect([await mark(), await mark()]).toEqual([1, 0]);
  });
});

describe('a member who asked to be deleted', () => {
  const forget = (): Promise<void> => forgetMembers(db, testNow, never);
  const left = async (): Promise<unknown[]> =>
    (await sql`select id from member order by created_at`).map(({ id }) => id);

  it('is gone after seven days to the millisecond, with all that is theirs', async () => {
    const gone = await addMember(db, { deletionAskedAt: weekAgo });
    const later = await addMember(db, { deletionAskedAt: after(weekAgo) });
    const stays = await addMember(db);
    await sql`insert into consent (member_id, type, version, agreed)
      values (${gone.id}, 'terms_of_use', '1.0', true)`;
    await sql`insert into reader (kind, member_id) values ('member', ${gone.id})`;
    await forget();
    expect(new Set(await left())).toEqual(new Set([later.id, stays.id]));
    expect(await sql`select 1 from consent`).toEqual([]);
    expect(await sql`select 1 from reader`).toEqual([]);
  });

  it('is gone although another cannot be deleted', async () => {
    const [held, gone] = [
      await addMember(db, { deletionAskedAt: weekAgo }),
      await addMember(db, { deletionAskedAt: weekAgo }),
    ];
    await sql`create table holds (member_id uuid references member on delete restrict)`;
    await sql`insert into holds values (${held.id})`;
    await expect(forget()).rejects.toThrow('not every member was forgotten');
    expect(await left()).toEqual([held.id]);
    await sql`drop table holds`;
    await forget();
    expect(await left()).toEqual([]);
    expect(gone.id).not.toBe(held.id);
  });

  it('waits for the next time where the process is to stop', async () => {
    const { id } = await addMember(db, { deletionAskedAt: weekAgo });
    await forgetMembers(db, testNow, AbortSignal.abort());
    expect(await left()).toEqual([id]);
  });
});

describe('a guest', () => {
  const forget = (): Promise<void> => forgetMembers(db, testNow, never);
  const monthAgo = new Date('2026-10-21T03:00:00.000Z');
  const endsAt = (memberId: string, expiresAt: Date) =>
    sql`insert into session (token_hash, member_id, expires_at)
      values (sha256(gen_random_uuid()::text::bytea), ${memberId}, ${expiresAt})`;

  it.each([
    ['for thirty days', monthAgo, 0],
    ['for a millisecond less', after(monthAgo), 1],
  ])('without a session %s: %o', async (_, lastSignedInAt, left) => {
    const { id } = await addMember(db, { guest: true, email: null, lastSignedInAt });
    await sql`insert into reader (kind, member_id) values ('member', ${id})`;
    await endsAt(id, testNow);
    await forget();
    expect(await sql`select 1 from member`).toHaveLength(left);
    expect(await sql`select 1 from reader`).toHaveLength(left);
  });

  it('stays while its device has one, and a member stays without', async () => {
    const { id } = await addMember(db, { guest: true, email: null, lastSignedInAt: monthAgo });
    await endsAt(id, after(testNow));
    await addMember(db, { lastSignedInAt: monthAgo });
    await forget();
    expect(await sql`select 1 from member`).toHaveLength(2);
  });
});
