import { eq, sql as statement } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { testNow } from '#http/testing/test-now.ts';
import { verifyPassword } from '#modules/account/credentials/password-hash.ts';
import { openAccountApi } from '#modules/account/testing/account-api.ts';
import { addMember, testPassword } from '#modules/account/testing/add-member.ts';
import { deliverMails, queuedMails, tokenIn } from '#modules/account/testing/mails.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const ko = await openAccountApi(db, 'ko');
const refund = await openAccountApi(db, 'vi-refund');

const minuteMs = 60_000;
const password = 'another-Key_8';

beforeEach(async () => {
  ko.at(0);
  await sql`truncate attempt, one_time_token, outbox_mail`;
  await sql`delete from pgboss.job`;
});

function find(email: string, { api = ko, address = '203.0.113.9', language = 'ko-KR' } = {}) {
  const path = `/member/profile/password?email=${encodeURIComponent(email)}`;
  return api.ask(path, { method: 'DELETE', address, headers: { 'accept-language': language } });
}

async function mailedToken(email: string): Promise<string> {
  await find(email);
  return tokenIn((await deliverMails(ko.context)).at(-1));
}

async function reset(token: string, { purpose = 'RESET_PASSWORD', to = password } = {}) {
  const secret = await ko.encrypted(purpose === 'LOGIN' ? 'LOGIN' : 'RESET_PASSWORD', to);
  return ko.ask('/member/profile/password/reset', { form: { token, ...secret } });
}

async function hasPassword(memberId: string, expected: string): Promise<boolean> {
  const rows = await sql<{ hash: string | null }>`
    select password_hash as hash from member where id = ${memberId}`;
  return verifyPassword(rows[0]?.hash ?? null, expected);
}

describe('the mailed link', () => {
  it('[A7-019] [A7-020] sets a new password', async () => {
    const known = await addMember(db, { passwordPostponedAt: testNow });
    expect(await find(known.email)).toMatchObject({ code: 200, data: null });
    const [mail] = await deliverMails(ko.context);
    expect(mail).toMatchObject({ recipient: known.email, subject: '비밀번호 재설정 안내' });
    expect(mail?.body).toContain('10분');
    expect(mail?.body).toMatch(
      /^http:\/\/localhost:4101\/member\/profile\/password\/reset\?token=[\w-]{43}$/m,
    );
    ko.at(minuteMs);
    expect((await reset(tokenIn(mail))).code).toBe(200);
    expect(await hasPassword(known.id, password)).toBe(true);
    expect(await hasPassword(known.id, testPassword)).toBe(false);
    const [row] = await sql`select password_changed_at, password_postponed_at from member
      where id = ${known.id}`;
    expect(row).toEqual({ password_changed_at: ko.context.now(), password_postponed_at: null });
  });

  it('leads to the pages of the edition that was asked, in the language of the request', async () => {
    const known = await addMember(db);
    await find(known.email, { api: refund, language: 'vi-VN' });
    const [mail] = await deliverMails(refund.context);
    expect(mail?.subject).toBe('Đặt mật khẩu mới');
    expect(mail?.body).toMatch(/^http:\/\/localhost:4104\/login\/password\/reset\?token=/m);
  });

  it.each([
    [10 * minuteMs - 1, 200, 'OK'],
    [10 * minuteMs, 410, '링크가 만료되었어요. 링크는 10분 안에 한 번만 사용할 수 있어요.'],
  ])('[A5-016] [A9-031] [B8-035] %i ms after it was sent gives %i', async (ms, expected, words) => {
    const known = await addMember(db);
    const token = await mailedToken(known.email);
    ko.at(ms);
    const { code, message } = await reset(token);
    expect([code, message]).toEqual([expected, words]);
    expect(await hasPassword(known.id, password)).toBe(expected === 200);
  });

  it('works once, also of many at once', async () => {
    const known = await addMember(db);
    const token = await mailedToken(known.email);
    const outcomes = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(outcomes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    expect((await reset(token)).code).toBe(410);
  });

  it('ends with its first use what other links there are', async () => {
    const known = await addMember(db);
    const first = await mailedToken(known.email);
    const second = await mailedToken(known.email);
    expect((await reset(first)).code).toBe(200);
    expect((await reset(second)).code).toBe(410);
  });

  it('is still good after a password that is none', async () => {
    const known = await addMember(db);
    const token = await mailedToken(known.email);
    expect((await reset(token, { to: 'short' })).code).toBe(400);
    expect((await reset(token, { purpose: 'LOGIN' })).code).toBe(400);
    expect((await reset(token)).code).toBe(200);
  });

  it('stands in the database as a digest, and in no queue', async () => {
    const known = await addMember(db);
    await find(known.email);
    expect(await queuedMails(ko.context)).toEqual([
      { topic: 'passwordReset', to: known.email, locale: 'ko-KR', edition: 'ko' },
    ]);
    const token = tokenIn((await deliverMails(ko.context))[0]);
    const rows = await sql<{ row: string }>`select row_to_json(one_time_token)::text as row
      from one_time_token`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('is none that somebody invented', async () => {
    expect((await reset('x'.repeat(43))).code).toBe(410);
  });
});

describe('a password that was set by mail', () => {
  it('ends every session, and tells the member', async () => {
    const known = await addMember(db);
    const other = await addMember(db);
    for (const { id } of [known, known, other]) {
      await sql`insert into session (token_hash, member_id, expires_at)
        values (sha256(gen_random_uuid()::text::bytea), ${id}, ${new Date(testNow.getTime() + 60_000)})`;
    }
    const token = await mailedToken(known.email);
    expect((await reset(token)).code).toBe(200);
    const sessions = await sql`select member_id from session`;
    expect(sessions).toEqual([{ member_id: other.id }]);
    const [told] = await deliverMails(ko.context);
    expect(told).toMatchObject({ recipient: known.email, subject: '비밀번호가 변경되었어요' });
    expect(told?.body).toContain('http://localhost:4101/password/find');
  });

  it('is the first of who had none', async () => {
    const known = await addMember(db, { passwordHash: null, passwordChangedAt: null });
    expect((await reset(await mailedToken(known.email))).code).toBe(200);
    expect(await hasPassword(known.id, password)).toBe(true);
  });

  it('reactivates no dormant account, whose member a sign-in reactivates', async () => {
    const known = await addMember(db, { dormantAt: testNow });
    expect((await reset(await mailedToken(known.email))).code).toBe(200);
    expect(await hasPassword(known.id, password)).toBe(true);
    const [row] = await sql`select dormant_at from member where id = ${known.id}`;
    expect(row).toEqual({ dormant_at: testNow });
  });

  it.each([{ deletionAskedAt: testNow }, { email: 'moved@mail.example' }])(
    'is none of an account that has %o meanwhile',
    async (change) => {
      const { id, email } = await addMember(db);
      const token = await mailedToken(email);
      await db.update(member).set(change).where(eq(member.id, id));
      expect((await reset(token)).code).toBe(410);
      expect(await hasPassword(id, testPassword)).toBe(true);
    },
  );

  it('is none of an account that goes', async () => {
    const going = await addMember(db, { deletionAskedAt: testNow });
    await find(going.email);
    expect(await deliverMails(ko.context)).toEqual([]);
  });
});

describe('who asks for a link', () => {
  it('learns nothing of who has an account, and nobody else gets a mail', async () => {
    const known = await addMember(db);
    const answers = [await find(known.email), await find('nobody@mail.example')];
    const shown = answers.map(({ code, data, message }) => [code, data, message]);
    expect(shown[0]).toEqual(shown[1]);
    expect((await queuedMails(ko.context)).map(({ topic }) => topic)).toEqual([
      'passwordReset',
      'passwordReset',
    ]);
    expect((await deliverMails(ko.context)).map(({ recipient }) => recipient)).toEqual([
      known.email,
    ]);
  });

  it('waits for nobody who looks accounts up', async () => {
    const known = await addMember(db);
    await inTransaction(db, async (tx) => {
      await tx.execute(statement`lock table member in access exclusive mode`);
      expect((await find(known.email)).code).toBe(200);
    });
  });

  it('may do so three times at once', async () => {
    const codes: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) codes.push((await find('who@mail.example')).code);
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  it('has to name an address', async () => {
    expect((await find('nobody')).code).toBe(400);
    expect(await queuedMails(ko.context)).toEqual([]);
  });
});
