import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { certifiedEmailCookie, sessionCookie } from '@hanji/contract/headers.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { verifyPassword } from '#modules/account/credentials/password-hash.ts';
import { publishStandardPolicies } from '#modules/account/consents/standard-policies.ts';
import { openAccountApi, cookieIn } from '#modules/account/testing/account-api.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
await publishStandardPolicies(db);
const ko = await openAccountApi(db, 'ko');
const global = await openAccountApi(db, 'global');

const password = 'lantern-77';
const consents = {
  termsOfUse: 'Y',
  privacyCollectionAndUse: 'Y',
  allowedMarketingNotification: 'Y',
  allowedAdvertisement: 'N',
};

let addresses = 0;
function newEmail(): string {
  addresses += 1;
  return `New${addresses}@mail.example`;
}

beforeEach(async () => {
  ko.at(0);
  await sql`truncate attempt`;
});

type Fields = Readonly<Record<string, string>>;
type Options = {
  readonly api?: typeof ko;
  readonly cookie?: string;
  readonly token?: string;
  readonly password?: string;
};

async function signUp(fields: Fields, options: Options = {}) {
  const { api = ko, cookie = '', token } = options;
  const secret = await api.encrypted('SIGN_UP', options.password ?? password);
  return api.ask<AuthenticationResult>('/member/signup', {
    method: 'PUT',
    form: { nickname: '독자', cellPhone: '01012345678', ...consents, ...secret, ...fields },
    headers: { cookie },
    ...(token !== undefined && { token }),
  });
}

type MemberRow = {
  id: string;
  email: string;
  nickname: string;
  password_hash: string;
  cell_phone: string | null;
  locale: string;
  guest: boolean;
};

async function memberOf(email: string): Promise<MemberRow | undefined> {
  const rows = await sql<MemberRow>`select * from member where lower(email) = lower(${email})`;
  return rows[0];
}

describe('signing up', () => {
  it('[A7-014] [A7-015] [A5-009] opens an account for the certified email, and signs in', async () => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    const { code, data, headers } = await signUp({ email }, { cookie });
    expect(code).toBe(200);
    const row = await memberOf(email);
    expect(row).toMatchObject({ email, nickname: '독자', cell_phone: '01012345678', guest: false });
    expect(row?.locale).toBe('ko-KR');
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(row?.password_hash ?? null, password)).toBe(true);
    expect(data).toMatchObject({ userId: row?.id, policyStatus: false, dormantStatus: false });
    expect(cookieIn(headers, sessionCookie)).toBe(data.sessionToken);
    expect(cookieIn(headers, certifiedEmailCookie)).toBe('');
    const inventory = await ko.ask('/member/inventory', { token: data.sessionToken ?? '' });
    expect(inventory.code).toBe(200);
  });

  it('keeps what was consented to, in the versions that hold', async () => {
    const email = newEmail();
    const { data } = await signUp({ email }, { cookie: await ko.certify(email) });
    const said = await sql`select type, version, agreed from consent
      where member_id = ${data.userId} order by type`;
    expect(said).toEqual([
      { type: 'advertisement', version: '1.0', agreed: false },
      { type: 'marketing_notification', version: '1.0', agreed: true },
      { type: 'privacy_policy', version: '1.0', agreed: true },
      { type: 'terms_of_use', version: '1.0', agreed: true },
    ]);
  });

  it('names who enters no nickname by the email', async () => {
    const email = newEmail();
    await signUp({ email, nickname: '  ' }, { cookie: await ko.certify(email) });
    expect((await memberOf(email))?.nickname).toBe(email.split('@')[0]);
  });

  it('asks for a mobile number in the Korean edition alone, and keeps no empty one', async () => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    expect((await signUp({ email, cellPhone: '' }, { cookie })).code).toBe(400);
    const elsewhere = newEmail();
    const certified = await global.certify(elsewhere);
    const options = { api: global, cookie: certified };
    expect((await signUp({ email: elsewhere, cellPhone: '' }, options)).code).toBe(200);
    expect((await memberOf(elsewhere))?.cell_phone).toBeNull();
  });

  it.each([
    ['no consent to the terms', { termsOfUse: 'N' }],
    ['no consent to the privacy policy', { privacyCollectionAndUse: 'N' }],
    ['a nickname with a sign that none may hold', { nickname: 'a<b' }],
    ['a nickname of 21 characters', { nickname: 'a'.repeat(21) }],
    ['no Korean mobile number', { cellPhone: '0212345678' }],
  ])('refuses %s, and leaves the email certified', async (_, fields) => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    expect((await signUp({ email, ...fields }, { cookie })).code).toBe(400);
    expect(await memberOf(email)).toBeUndefined();
    expect((await signUp({ email }, { cookie })).code).toBe(200);
  });

  it.each(['short-1', 'lettersonly', '123456789', `a1${'x'.repeat(31)}`, 'with space 1'])(
    'refuses the password %j',
    async (bad) => {
      const email = newEmail();
      const cookie = await ko.certify(email);
      expect((await signUp({ email }, { cookie, password: bad })).code).toBe(400);
      expect(await memberOf(email)).toBeUndefined();
    },
  );

  it('[A5-009] refuses a password that came with the key of another purpose', async () => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    const secret = await ko.encrypted('LOGIN', password);
    expect((await signUp({ email, ...secret }, { cookie })).code).toBe(400);
    expect(await memberOf(email)).toBeUndefined();
  });
});

describe('the certified email', () => {
  it('is needed', async () => {
    const email = newEmail();
    const { code, message } = await signUp({ email });
    expect([code, message]).toEqual([403, '먼저 이메일을 인증해 주세요.']);
  });

  it('is that very one', async () => {
    const cookie = await ko.certify(newEmail());
    const other = newEmail();
    expect((await signUp({ email: other }, { cookie })).code).toBe(403);
    expect(await memberOf(other)).toBeUndefined();
  });

  it('opens one account', async () => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    const outcomes = await Promise.all([
      signUp({ email }, { cookie }),
      signUp({ email }, { cookie }),
    ]);
    expect(outcomes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await signUp({ email }, { cookie })).code).toBe(403);
  });

  it.each([
    [30 * 60_000 - 1, 200],
    [30 * 60_000, 403],
  ])('after %i ms gives %i', async (ms, expected) => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    ko.at(ms);
    expect((await signUp({ email }, { cookie })).code).toBe(expected);
  });

  it('stands in the database as a digest', async () => {
    const email = newEmail();
    const [, token = ''] = (await ko.certify(email)).split('=');
    const rows = await sql<{ row: string }>`select row_to_json(one_time_token)::text as row
      from one_time_token where kind = 'certifiedEmail'`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });
});

describe('an email that has an account', () => {
  it('is refused in words, however it is written', async () => {
    const email = newEmail();
    const cookie = await ko.certify(email);
    await addMember(db, { email: email.toUpperCase() });
    const { code, message } = await signUp({ email }, { cookie });
    expect([code, message]).toEqual([409, '다른 계정에서 사용 중인 이메일이에요.']);
  });

  it('gets no second one from two browsers at once', async () => {
    const email = newEmail();
    const cookies = [await ko.certify(email)];
    ko.at(60_000);
    cookies.push(await ko.certify(email));
    const outcomes = await Promise.all(cookies.map((cookie) => signUp({ email }, { cookie })));
    expect(outcomes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await sql`select id from member where lower(email) = lower(${email})`).toHaveLength(1);
  });
});

describe('a guest who signs up', () => {
  it('[A1-020] keeps what was read, and is a member from then on', async () => {
    const guest = await signIn(db, { guest: true, acceptMature: true });
    const title = await addTitle(db);
    const chapter = await addChapter(db, title.id);
    const path = `/comic/${title.id}/chapter/${chapter.id}/read/`;
    const read = await ko.ask(path, { method: 'POST', token: guest.token });
    expect(read.code).toBe(200);
    const email = newEmail();
    const cookie = await ko.certify(email);
    const { code, data } = await signUp({ email }, { cookie, token: guest.token });
    expect(code).toBe(200);
    const member = data.sessionToken ?? '';
    const kept = await sql`select r.kind, m.guest, m.accept_mature, t.content_id from member m
      join reader r on r.member_id = m.id join chapter_reading t on t.reader_id = r.id
      where m.id = ${data.userId}`;
    expect(kept).toEqual([
      { kind: 'member', guest: false, accept_mature: true, content_id: title.id },
    ]);
    expect((await ko.ask('/member/inventory', { token: member })).code).toBe(200);
    expect((await ko.ask('/member/inventory', { token: guest.token })).code).toBe(401);
    expect(await sql`select id from member where guest`).toEqual([]);
  });

  it('is a guest still where it fails', async () => {
    const guest = await signIn(db, { guest: true });
    const email = newEmail();
    const cookie = await ko.certify(email);
    await addMember(db, { email });
    expect((await signUp({ email }, { cookie, token: guest.token })).code).toBe(409);
    expect((await ko.ask('/member/inventory', { token: guest.token })).code).toBe(403);
  });
});
