import type { Mature, MemberProfile } from '@hanji/contract/entities/member.ts';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member, session } from '#db/schema/account/access.ts';
import { consent, externalLogin, policy } from '#db/schema/account/credentials.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { queuedMails } from '#modules/account/testing/mails.ts';
import { certifyEmail } from '#modules/account/sign-up/certified-email.ts';
import { asker, type AskOptions } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const ask = asker(await openTestApi(context), context);

async function rowOf(memberId: string) {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  return row;
}

async function put(token: string, path: string, form: Record<string, string> = {}) {
  const { code } = await ask(path, { token, method: 'PUT', form });
  return code;
}

describe('a profile', () => {
  it('[A3-001] [A3-006] [A7-028] [B7-066] says who is signed in, and what the account page shows', async () => {
    const changedAt = new Date('2026-05-20T03:00:00.001Z');
    const { memberId, token } = await signIn(db, {
      email: 'Reader@hanji.example',
      nickname: '하늘',
      passwordHash: '$argon2id$',
      passwordChangedAt: changedAt,
      avatarKey: 'avatars/7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11.webp',
      cellPhone: '01012345678',
      emailNotify: true,
    });
    const at = (loginType: 'payco' | 'naver' | 'twitter', disconnectedAt: Date | null = null) => ({
      loginType,
      subject: `${loginType}-1`,
      memberId,
      disconnectedAt,
    });
    await db.insert(externalLogin).values([at('payco'), at('naver', testNow), at('twitter')]);
    const { code, data, headers } = await ask<MemberProfile>('/member/profile', { token });
    expect(code).toBe(200);
    expect(data).toEqual({
      profile: {
        userId: memberId,
        email: 'Reader@hanji.example',
        nickname: '하늘',
        password: true,
        externalIdps: ['payco', 'twitter'],
        guest: false,
        emailNotify: true,
        avatarImageUrl: '/api/media/avatars/7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11',
      },
      userExtraInfo: {
        cellPhone: '01012345678',
        lastPasswordChangedAt: changedAt.toISOString(),
        marketInfoAgree: false,
        passwordExpired: false,
        consentNeeded: false,
      },
      externalLogins: ['payco', 'apple', 'google', 'facebook', 'naver', 'kakao'].map(
        (loginType) => ({
          loginType,
          linked: loginType === 'payco',
          disconnected: loginType === 'naver',
        }),
      ),
    });
    expect(headers['cache-control']).toBe('no-store');
    now = new Date(testNow.getTime() + 1);
    const { data: later } = await ask<MemberProfile>('/member/profile', { token });
    expect(later.userExtraInfo.passwordExpired).toBe(true);
    now = testNow;
  });

  it('[A6-002] is for who is signed in: a visitor has none, a guest one without a name', async () => {
    expect((await ask('/member/profile')).code).toBe(401);
    const { memberId, token } = await signIn(db, { guest: true });
    const { data } = await ask<MemberProfile>('/member/profile', { token });
    expect(data.profile).toEqual({
      userId: memberId,
      email: null,
      nickname: '',
      password: false,
      externalIdps: [],
      guest: true,
      emailNotify: false,
      avatarImageUrl: null,
    });
  });

  it('[A3-005] [A7-029] [B3-026] tells how the age is verified, for a year', async () => {
    const maturity = async (columns: Parameters<typeof signIn>[1]) => {
      const { token } = await signIn(db, columns);
      return (await ask<Mature>('/member/profile/mature', { token })).data;
    };
    const verifiedAt = '2025-11-20T03:00:00.000Z';
    const expiredAt = '2026-11-20T03:00:00.000Z';
    expect(await maturity({})).toEqual({
      acceptMature: false,
      adultVerification: { status: 'unverified', verifiedAt: null, expiredAt: null },
    });
    expect(await maturity({ acceptMature: true, adultCertifiedAt: new Date(verifiedAt) })).toEqual({
      acceptMature: true,
      adultVerification: { status: 'verified', verifiedAt, expiredAt },
    });
    now = new Date(testNow.getTime() + 1);
    expect(await maturity({ adultCertifiedAt: new Date(verifiedAt) })).toMatchObject({
      adultVerification: { status: 'expired' },
    });
    now = testNow;
  });
});

describe('of a profile', () => {
  it('[A1-015] [A7-032] the nickname can be another, by the rule', async () => {
    const { memberId, token } = await signIn(db);
    expect(await put(token, '/member/profile/nickname', { nickname: '  바다  ' })).toBe(200);
    for (const nickname of ['', ' ', 'x'.repeat(21), '<b>', 'a\u200bb', 'a\0b']) {
      expect(await put(token, '/member/profile/nickname', { nickname })).toBe(400);
    }
    expect(await rowOf(memberId)).toMatchObject({ nickname: '바다' });
    expect(await put(token, '/member/profile/nickname', { nickname: '👨‍👩‍👧'.repeat(20) })).toBe(200);
  });

  it('[A7-036] the mobile number can be another, by the rule', async () => {
    const { memberId, token } = await signIn(db);
    const path = (cellPhone: string) => `/member/profile/cellphone?cellPhone=${cellPhone}`;
    expect(await put(token, path('01912345678'))).toBe(200);
    for (const number of ['', '0101234567', '01212345678', '010-1234-5678']) {
      expect(await put(token, path(number))).toBe(400);
    }
    expect(await rowOf(memberId)).toMatchObject({ cellPhone: '01912345678' });
  });

  it('[A7-034] [A7-035] [A4-094] [B4-052] the switches stand at what was said last', async () => {
    const { memberId, token } = await signIn(db);
    for (const value of ['Y', 'N', 'Y'] as const) {
      expect(await put(token, `/member/profile/mature/accept/${value}`)).toBe(200);
      expect(await put(token, `/member/profile/notify/email/${value}`)).toBe(200);
      const on = value === 'Y';
      expect(await rowOf(memberId)).toMatchObject({ acceptMature: on, emailNotify: on });
    }
    expect(await put(token, '/member/profile/mature/accept/on')).toBe(404);
    const guest = await signIn(db, { guest: true });
    expect(await put(guest.token, '/member/profile/mature/accept/Y')).toBe(200);
    expect(await put(guest.token, '/member/profile/notify/email/Y')).toBe(403);
  });

  it('[A7-037] each word on marketing is kept, in the version that holds', async () => {
    const { memberId, token } = await signIn(db);
    const said = async (value: string) => {
      expect(await put(token, `/member/profile/market-info-agree?marketInfoAgree=${value}`)).toBe(
        200,
      );
      const { data } = await ask<MemberProfile>('/member/profile', { token });
      return data.userExtraInfo.marketInfoAgree;
    };
    const type = 'marketing_notification';
    const text = { type, locale: 'ko-KR', title: '', body: '' } as const;
    await db.insert(policy).values([
      { ...text, version: '1', publishedAt: new Date(testNow.getTime() - 2) },
      { ...text, version: '2', publishedAt: testNow },
      { ...text, version: '3', publishedAt: new Date(testNow.getTime() + 5000) },
      { ...text, version: '9', locale: 'ja-JP', publishedAt: testNow },
    ]);
    expect(await said('Y')).toBe(true);
    now = new Date(testNow.getTime() + 1);
    expect(await said('N')).toBe(false);
    now = testNow;
    const kept = await db
      .select()
      .from(consent)
      .where(eq(consent.memberId, memberId))
      .orderBy(desc(consent.saidAt));
    expect(kept.map(({ version, agreed }) => [version, agreed])).toEqual([
      ['2', false],
      ['2', true],
    ]);
  });

  it('[A7-033] the email becomes the one that this browser certified, once, and the one before is told', async () => {
    const { memberId, token } = await signIn(db, { email: 'Before@hanji.example' });
    const { value } = await certifyEmail(context, 'New@hanji.example');
    const change = (email: string, more: AskOptions = {}) =>
      ask('/member/profile/email', { token, method: 'PUT', form: { email }, ...more });
    const cookie = { headers: { cookie: `hanji_certified_email=${value}` } };
    expect((await change('new@hanji.example')).code).toBe(403);
    expect((await change('other@hanji.example', cookie)).code).toBe(403);
    expect((await change('no email', cookie)).code).toBe(400);
    const { code, headers } = await change('New@hanji.example', cookie);
    expect(code).toBe(200);
    expect(headers['set-cookie']).toMatch(/^hanji_certified_email=; Max-Age=0/);
    expect(await rowOf(memberId)).toMatchObject({ email: 'New@hanji.example' });
    const told = { topic: 'emailChanged', to: 'Before@hanji.example' };
    expect(await queuedMails(context)).toEqual([expect.objectContaining(told)]);
    expect((await change('New@hanji.example', cookie)).code).toBe(403);
  });

  it('[A7-033] the email is none of another account, in whatever case, and the browser goes on', async () => {
    const { memberId, token } = await signIn(db);
    const other = await signIn(db, { email: 'Taken@hanji.example' });
    const { value } = await certifyEmail(context, 'taken@hanji.example');
    const change = () =>
      ask('/member/profile/email', {
        token,
        method: 'PUT',
        form: { email: 'taken@hanji.example' },
        headers: { cookie: `hanji_certified_email=${value}` },
      });
    expect(await change()).toMatchObject({ code: 409 });
    await db.update(member).set({ email: null }).where(eq(member.id, other.memberId));
    expect((await change()).code).toBe(200);
    expect(await rowOf(memberId)).toMatchObject({ email: 'taken@hanji.example' });
  });
});

describe('an account', () => {
  const remove = (token: string, memberId: string, reason: string) =>
    ask(`/member/${memberId}?reason=${encodeURIComponent(reason)}`, { token, method: 'DELETE' });

  it('[A7-023] is given up with a reason, and every session of it ends', async () => {
    const { memberId, token } = await signIn(db);
    const tokenHash = new Uint8Array([1, 2, 3]);
    await db.insert(session).values({ tokenHash, memberId, expiresAt: new Date(9e12) });
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      expect((await remove(token, memberId, reason)).code).toBe(400);
    }
    expect(await rowOf(memberId)).toMatchObject({ deletionAskedAt: null });
    const { code, headers } = await remove(token, memberId, ' 다 읽었어요 ');
    expect(code).toBe(200);
    expect(headers['set-cookie']).toMatch(/^hanji_session=; Max-Age=0/);
    expect(await rowOf(memberId)).toMatchObject({
      deletionAskedAt: testNow,
      deletionReason: '다 읽었어요',
    });
    expect(await db.select().from(session).where(eq(session.memberId, memberId))).toEqual([]);
    expect((await ask('/member/profile', { token })).code).toBe(401);
  });

  it('[A1-019] [A6-004] [B6-003] is not given up by a guest, nor by another member', async () => {
    const { memberId } = await signIn(db);
    const guest = await signIn(db, { guest: true });
    expect((await remove(guest.token, guest.memberId, 'x')).code).toBe(403);
    expect((await remove((await signIn(db)).token, memberId, 'x')).code).toBe(403);
    expect(await rowOf(memberId)).toMatchObject({ deletionAskedAt: null });
  });
});
