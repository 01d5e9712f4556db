import { sql as statement } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '@hanji/contract/headers.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit } from '#http/request-context.ts';
import type { Reader } from '#http/request/reader.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { waitingForLock } from '#modules/account/testing/waiting-for-lock.ts';
import { tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openSession, type OpenedSession } from './open-session.ts';

const { db, sql } = await freshDatabase();
const context = { ...(await testContext(db, { edition: 'ko' })), prefix: '/api' };

const visitor: Reader = { kind: 'visitor' };
const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36';

function open(
  memberId: string,
  { reader = visitor, stayLogged = false }: { reader?: Reader; stayLogged?: boolean } = {},
): Promise<OpenedSession> {
  return inUnit(context, (unit) =>
    openSession(unit, memberId, { reader, userAgent }, { stayLogged }),
  );
}

type Row = { hash: string; expires_at: Date; stay_logged: boolean; device: string };

function sessionsOf(memberId: string): Promise<Row[]> {
  return sql<Row>`
    select encode(token_hash, 'hex') as hash, expires_at, stay_logged, device
    from session where member_id = ${memberId} order by created_at`;
}

const day = 24 * 3600;

describe('a session', () => {
  it('[A3-008] has a token of 256 bits, of which the database has the digest', async () => {
    const { id } = await addMember(db);
    const { result, cookie } = await open(id);
    const token = result.sessionToken ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(cookie).toEqual({ name: sessionCookie, value: token });
    expect(result).toMatchObject({ userId: id, dormantStatus: false, neoIdUid: null });
    const [row] = await sessionsOf(id);
    expect(row).toMatchObject({
      hash: tokenDigest(token).toString('hex'),
      device: 'Chrome, Android',
    });
    expect(row?.expires_at.getTime()).toBe(testNow.getTime() + day * 1000);
  });

  it('outlives the browser where it is to', async () => {
    const { id } = await addMember(db);
    const { cookie } = await open(id, { stayLogged: true });
    expect(cookie.maxAge).toBe(180 * day);
    const [row] = await sessionsOf(id);
    expect(row).toMatchObject({ stay_logged: true });
    expect(row?.expires_at.getTime()).toBe(testNow.getTime() + 30 * day * 1000);
  });

  it('takes the place of the one that the browser had, and of no other', async () => {
    const { id } = await addMember(db);
    const [first, second] = [await open(id), await open(id)];
    const sessionDigest = tokenDigest(first.result.sessionToken ?? '').toString('hex');
    const third = await open(id, { reader: { kind: 'member', memberId: id, sessionDigest } });
    const tokens = [second, third].map(({ result }) => tokenDigest(result.sessionToken ?? ''));
    expect(new Set((await sessionsOf(id)).map(({ hash }) => hash))).toEqual(
      new Set(tokens.map((digest) => digest.toString('hex'))),
    );
  });

  it('of a guest goes with the guest’s account', async () => {
    const { id } = await addMember(db);
    const guest = await signIn(db, { guest: true });
    const sessionDigest = tokenDigest(guest.token).toString('hex');
    await open(id, { reader: { kind: 'guest', memberId: guest.memberId, sessionDigest } });
    expect(await sql`select 1 from member where id = ${guest.memberId}`).toEqual([]);
  });

  it('forgets no guest who became a member while it was on its way', async () => {
    const { id } = await addMember(db);
    const guest = await signIn(db, { guest: true });
    const sessionDigest = tokenDigest(guest.token).toString('hex');
    const reader = { kind: 'guest', memberId: guest.memberId, sessionDigest } as const;
    const opening = await inUnit(context, async (unit) => {
      await unit.db.execute(
        statement`update member set guest = false where id = ${guest.memberId}`,
      );
      const begun = open(id, { reader });
      await expect.poll(() => waitingForLock(sql)).toBe(1);
      return { begun };
    });
    await opening.begun;
    expect(await sql`select guest from member where id = ${guest.memberId}`).toEqual([
      { guest: false },
    ]);
    expect(await sessionsOf(guest.memberId)).toEqual([]);
  });

  it('is one of a hundred at most, of which the least used ends', async () => {
    const { id } = await addMember(db);
    await sql`
      insert into session (token_hash, member_id, expires_at, last_seen_at)
      select sha256(${id}::bytea || n::text::bytea), ${id}::uuid, ${testNow}::timestamptz + interval '1 day',
        ${testNow}::timestamptz - n * interval '1 second'
      from generate_series(1, 100) n`;
    const oldest = () => sql`select 1 from session
      where member_id = ${id} and last_seen_at < ${testNow}::timestamptz - interval '99 seconds'`;
    expect(await oldest()).toHaveLength(1);
    const { result } = await open(id);
    expect(await sessionsOf(id)).toHaveLength(100);
    expect(await oldest()).toEqual([]);
    const digest = tokenDigest(result.sessionToken ?? '').toString('hex');
    expect((await sessionsOf(id)).map(({ hash }) => hash)).toContain(digest);
  });

  it.each([{ dormantAt: testNow }, { deletionAskedAt: testNow }])(
    'is not for an account with %o',
    async (columns) => {
      const { id } = await addMember(db, columns);
      await expect(open(id)).rejects.toThrow(new ApiFailure(401, 'signInFailed'));
      expect(await sessionsOf(id)).toEqual([]);
    },
  );
});

describe('what is asked after a sign-in', () => {
  const ago = (months: number): Date => {
    const moment = new Date(testNow);
    moment.setUTCMonth(moment.getUTCMonth() - months);
    return moment;
  };

  it.each([
    [false, { passwordChangedAt: new Date(ago(6).getTime() + 1) }],
    [true, { passwordChangedAt: ago(6) }],
    [false, { passwordChangedAt: ago(7), passwordPostponedAt: ago(5) }],
    [true, { passwordChangedAt: ago(13), passwordPostponedAt: ago(6) }],
    [false, { passwordChangedAt: ago(1), passwordPostponedAt: ago(7) }],
    [false, { passwordChangedAt: null }],
    [false, { passwordHash: null, passwordChangedAt: ago(9) }],
  ])('another password: %s for %o', async (due, columns) => {
    const { id } = await addMember(db, columns);
    expect((await open(id)).result.passwordExpiredStatus).toBe(due);
  });

  it('consent to the newest version of a required policy, once it is published', async () => {
    const { id } = await addMember(db);
    const asked = async (): Promise<boolean> => (await open(id)).result.policyStatus;
    const publish = (type: string, version: string, at: Date, locale = 'ko-KR') => sql`
      insert into policy (type, version, locale, title, body, published_at)
      values (${type}, ${version}, ${locale}, 'a', 'b', ${at})`;
    let said = 0;
    const say = (version: string, agreed: boolean) => sql`
      insert into consent (member_id, type, version, agreed, said_at)
      values (${id}, 'terms_of_use', ${version}, ${agreed}, ${new Date(testNow.getTime() + (said += 1))})`;
    expect(await asked()).toBe(false);
    await publish('terms_of_use', '1', ago(3));
    expect(await asked()).toBe(true);
    await say('1', true);
    expect(await asked()).toBe(false);
    await publish('marketing_notification', '9', ago(1));
    await publish('terms_of_use', '2', new Date(testNow.getTime() + 1));
    await publish('terms_of_use', '8', ago(1), 'ja-JP');
    expect(await asked()).toBe(false);
    await publish('terms_of_use', '3', testNow);
    expect(await asked()).toBe(true);
    await say('3', true);
    expect(await asked()).toBe(false);
    await say('3', false);
    expect(await asked()).toBe(true);
  });
});
