import { sql as statement } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { certifiedEmailCookie, verificationCookie } from '@hanji/contract/headers.ts';
import { inTransaction } from '#db/executor.ts';
import { openAccountApi, cookieIn } from '#modules/account/testing/account-api.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { codeIn, deliverMails, queuedMails } from '#modules/account/testing/mails.ts';
import { tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const { ask, at, context } = await openAccountApi(db, 'ko');

const minuteMs = 60_000;
const email = 'Reader@mail.example';

beforeEach(async () => {
  at(0);
  await sql`truncate attempt, verification_code, one_time_token, outbox_mail`;
  await sql`delete from pgboss.job`;
});

function cookieOf(browser: string): string {
  return `${verificationCookie}=${browser.padEnd(43, '-')}`;
}

type Asking = { address?: string; language?: string; browser?: string };

function send(to: string, options: Asking = {}) {
  const { address = '203.0.113.9', language = 'ko-KR', browser = 'own' } = options;
  const headers = { 'accept-language': language, cookie: cookieOf(browser) };
  return ask('/member/send/verify/token', { method: 'PUT', form: { email: to }, address, headers });
}

function check(to: string, token: string, browser = 'own') {
  const headers = { cookie: cookieOf(browser) };
  return ask('/member/check/verify/token', { method: 'PUT', form: { email: to, token }, headers });
}

async function sentCode(to = email, options: Asking = {}): Promise<string> {
  await send(to, options);
  return codeIn((await deliverMails(context))[0]);
}

/** Another code than this one. */
function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('a verification code', () => {
  it('[A7-017] [A7-018] [A9-031] is mailed as six digits, and certifies the email for this browser', async () => {
    expect(await send(email)).toMatchObject({ code: 200, data: null });
    const [mail] = await deliverMails(context);
    expect(mail).toMatchObject({ recipient: email, subject: '이메일 인증번호 안내' });
    expect(mail?.body).toContain('10분');
    const { code, headers } = await check(email.toLowerCase(), codeIn(mail));
    expect(code).toBe(200);
    const set = String(headers['set-cookie']);
    expect(set).toMatch(/^hanji_certified_email=[\w-]{43};/);
    expect(set).toContain('Max-Age=1800');
    expect(set).toContain('HttpOnly');
    expect(set).toContain('SameSite=Lax');
  });

  it('works once', async () => {
    const code = await sentCode();
    expect((await check(email, code)).code).toBe(200);
    expect((await check(email, code)).code).toBe(410);
  });

  it('of many who try the right one at once lets one pass', async () => {
    const code = await sentCode();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => check(email, code)));
    expect(outcomes.map((outcome) => outcome.code).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410, 410,
    ]);
  });

  it.each([
    [10 * minuteMs - 1, 200],
    [10 * minuteMs, 410],
  ])('[A5-015] [A9-031] is answered %i ms after it was sent with %i', async (ms, expected) => {
    const code = await sentCode();
    at(ms);
    expect((await check(email, code)).code).toBe(expected);
  });

  it('bears five tries, and no more of many at once', async () => {
    const code = await sentCode();
    const tries = Array.from({ length: 12 }, () => check(email, wrong(code)));
    const codes = (await Promise.all(tries)).map((outcome) => outcome.code);
    expect(codes.filter((each) => each === 400)).toHaveLength(5);
    expect(codes.filter((each) => each === 410)).toHaveLength(7);
    const { code: last, message, headers } = await check(email, code);
    expect([last, cookieIn(headers, certifiedEmailCookie)]).toEqual([410, null]);
    expect(message).toBe('인증번호가 만료되었어요. 새 인증번호를 받아 주세요.');
  });

  it('is good at the fifth try', async () => {
    const code = await sentCode();
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await check(email, wrong(code))).code).toBe(400);
    }
    expect((await check(email, code)).code).toBe(200);
  });

  it('takes the place of the one before', async () => {
    const first = await sentCode();
    at(2 * minuteMs);
    let second = await sentCode();
    while (second === first) second = await sentCode();
    expect((await check(email, first)).code).toBe(400);
    expect((await check(email, second)).code).toBe(200);
  });

  it('is of its own address alone', async () => {
    const code = await sentCode();
    expect((await check('other@mail.example', code)).code).toBe(410);
    expect((await check(email, code)).code).toBe(200);
  });

  it('is of the browser that asked alone, of which the cookie tells', async () => {
    const form = { email };
    const { headers } = await ask('/member/send/verify/token', { method: 'PUT', form });
    const [set = ''] = [headers['set-cookie'] ?? []].flat().map(String);
    expect(set).toMatch(
      /^hanji_verification=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const token = codeIn((await deliverMails(context))[0]);
    const asked = { method: 'PUT', form: { email, token } } as const;
    expect((await ask('/member/check/verify/token', asked)).code).toBe(410);
    const [cookie = ''] = set.split(';');
    const own = await ask('/member/check/verify/token', { ...asked, headers: { cookie } });
    expect(own.code).toBe(200);
  });

  it('is taken from nobody by who tries or asks in another browser', async () => {
    const code = await sentCode();
    const theirs = await sentCode(email, { browser: 'theirs', address: '198.51.100.7' });
    for (let tries = 0; tries < 6; tries += 1) await check(email, wrong(theirs), 'theirs');
    expect((await check(email, theirs, 'theirs')).code).toBe(410);
    expect((await check(email, code)).code).toBe(200);
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６', ' '])('is not %j', async (token) => {
    await sentCode();
    expect((await check(email, token)).code).toBe(400);
  });

  it('stands in the database as a digest, and in no queue at all', async () => {
    await send(email);
    expect(await queuedMails(context)).toEqual([
      {
        topic: 'verificationCode',
        to: email,
        browser: tokenDigest('own'.padEnd(43, '-')).toString('base64url'),
        locale: 'ko-KR',
        edition: 'ko',
      },
    ]);
    const code = codeIn((await deliverMails(context))[0]);
    await check(email, wrong(code));
    const rows = await sql<{ row: string }>`select row_to_json(verification_code)::text as row
      from verification_code`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
    expect(rows[0]?.row).not.toMatch(/mail\.example/i);
  });
});

describe('who has an account', () => {
  it('is told so by mail alone, with the ways in', async () => {
    const known = await addMember(db);
    const answers = [await send(known.email.toUpperCase()), await send('new@mail.example')];
    expect(answers.map(({ code, data, message }) => [code, data, message])).toEqual(
      answers.map(() => [200, null, 'OK']),
    );
    const [taken, fresh] = await deliverMails(context);
    expect(taken?.subject).toBe('이미 가입된 이메일이에요');
    expect(taken?.body).toContain('http://localhost:4101/login\n');
    expect(taken?.body).toContain('http://localhost:4101/password/find');
    expect(() => codeIn(taken)).toThrow();
    expect(codeIn(fresh)).toMatch(/^\d{6}$/);
  });

  it('cannot be found out by trying codes', async () => {
    const known = await addMember(db);
    await send(known.email);
    await send('new@mail.example');
    const [, fresh] = await deliverMails(context);
    const bad = wrong(codeIn(fresh));
    for (let tries = 0; tries < 6; tries += 1) {
      const [one, other] = [await check(known.email, bad), await check('new@mail.example', bad)];
      expect([one.code, one.message]).toEqual([other.code, other.message]);
    }
  });

  it('is looked up by nobody while the answer is made', async () => {
    const known = await addMember(db);
    await inTransaction(db, async (tx) => {
      await tx.execute(statement`lock table member in access exclusive mode`);
      expect((await send(known.email)).code).toBe(200);
    });
  });
});

describe('how many mails', () => {
  it('three at once for an address from one network, then later and later', async () => {
    const codes: number[] = [];
    for (let sends = 0; sends < 4; sends += 1) codes.push((await send(email)).code);
    expect(codes).toEqual([200, 200, 200, 429]);
    const refused = await send(email);
    expect([refused.code, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await queuedMails(context)).length).toBe(3);
    expect((await send(email, { address: '203.0.113.10' })).code).toBe(200);
    at(30_000);
    expect((await send(email)).code).toBe(200);
    expect((await send(email)).headers['retry-after']).toBe('60');
  });

  it('ten to one address, whoever asks; then others wait a little, and nobody for long', async () => {
    const ask10 = Array.from({ length: 10 }, (_, each) =>
      send(email, { address: `198.51.100.${each}` }),
    );
    expect((await Promise.all(ask10)).map(({ code }) => code)).toEqual(ask10.map(() => 200));
    expect((await send(email, { address: '198.51.100.77' })).code).toBe(429);
    for (let asked = 0; asked < 20; asked += 1) {
      at((asked + 1) * 10 * minuteMs);
      expect((await send(email, { address: `198.51.101.${asked}` })).code).toBe(200);
    }
  });

  it('thirty from one network, to whomever', async () => {
    for (let each = 0; each < 30; each += 1) await send(`reader${each}@mail.example`);
    expect((await send('one-more@mail.example')).code).toBe(429);
  });

  it.each([
    'reader@',
    'a@b.c',
    'reader@mail.example\r\nbcc: all@mail.example',
    '독자@mail.example',
  ])('none to %j, which is no address', async (to) => {
    expect((await send(to)).code).toBe(400);
    expect(await queuedMails(context)).toEqual([]);
  });
});
