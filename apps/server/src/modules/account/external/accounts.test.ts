import type { AuthenticationResult, MemberProfile } from '@hanji/contract/entities/member.ts';
import type { FailureData } from '@hanji/contract/envelope.ts';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { consent, externalLogin } from '#db/schema/account/credentials.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker, type AskOptions } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { publishStandardPolicies } from '#modules/account/consents/standard-policies.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { queuedMails } from '#modules/account/testing/mails.ts';
import { externalClient, standIn } from './testing/external-client.ts';

const { db } = await freshDatabase();
const provider = await standIn();
let now = testNow;
beforeEach(() => {
  now = testNow;
});
await publishStandardPolicies(db);

async function open(edition: 'ko' | 'ja' | 'global') {
  const base = await testContext(db, { edition, now: () => now });
  const context = { ...base, settings: { ...base.settings, logins: provider.logins } };
  const ask = asker(await openTestApi(context), context);
  const send = <Data = AuthenticationResult>(
    what: 'signin' | 'signup' | 'mapping',
    loginType: LoginType,
    externalToken: string,
    { form = {}, ...more }: AskOptions = {},
  ) => {
    const path = `/member/external-idp/${loginType}/${what}`;
    return ask<Data>(path, { form: { externalToken, ...form }, ...more });
  };
  return { ask, send, ...externalClient(ask, () => now) };
}

const ko = await open('ko');
const ja = await open('ja');
const global = await open('global');

let people = 0;
/** Somebody whom no provider has named yet. */
function someone(): string {
  people += 1;
  return `reader-${people}`;
}

/** A member who has such a login. */
async function addLogin(
  loginType: LoginType,
  subject: string,
  columns: Parameters<typeof signIn>[1] & { disconnectedAt?: Date } = {},
) {
  const { disconnectedAt = null, ...rest } = columns;
  const signed = await signIn(db, rest);
  const { memberId } = signed;
  await db.insert(externalLogin).values({ loginType, subject, memberId, disconnectedAt });
  return signed;
}

async function profileOf(token: string | null): Promise<MemberProfile> {
  return (await ja.ask<MemberProfile>('/member/profile', { token: token ?? '' })).data;
}

describe('signing in by a provider', () => {
  it('[A1-017] [B1-021] [A7-049] [B7-064] opens a session of the account', async () => {
    const name = someone();
    const { memberId } = await addLogin('google', name);
    const { code, data, headers } = await ja.send(
      'signin',
      'google',
      await ja.externalToken('google', name),
    );
    expect(code).toBe(200);
    expect(data).toMatchObject({ userId: memberId, dormantStatus: false, neoIdUid: null });
    expect(String(headers['set-cookie'])).toContain(`hanji_session=${data.sessionToken};`);
    expect((await profileOf(data.sessionToken)).profile.externalIdps).toEqual(['google']);
  });

  it('without an account is 417, after which one can be opened', async () => {
    const externalToken = await ja.externalToken('google', someone());
    expect(await ja.send('signin', 'google', externalToken)).toMatchObject({
      code: 417,
      data: null,
    });
    expect((await ja.send('signin', 'google', externalToken)).code).toBe(417);
    expect((await ja.send('signup', 'google', externalToken)).code).toBe(200);
    expect((await ja.send('signup', 'google', externalToken)).code).toBe(410);
    expect((await ja.send('signin', 'google', externalToken)).code).toBe(410);
  });

  it('to an account that waits to be deleted is 410, and says so', async () => {
    const name = someone();
    await addLogin('google', name, { deletionAskedAt: testNow, dormantAt: testNow });
    const { code, data } = await ja.send<FailureData>(
      'signin',
      'google',
      await ja.externalToken('google', name),
    );
    expect([code, data]).toEqual([410, { awaitDeleted: true }]);
  });

  it('to a dormant account is 410 with what reactivates it', async () => {
    const name = someone();
    const { memberId } = await addLogin('google', name, { dormantAt: testNow });
    const externalToken = await ja.externalToken('google', name);
    const { code, data } = await ja.send<FailureData>('signin', 'google', externalToken);
    expect(code).toBe(410);
    const reactivated = await ja.ask<AuthenticationResult>('/status/switch-dormant-to-member', {
      form: data?.dormant ?? {},
    });
    expect(reactivated).toMatchObject({ code: 200, data: { userId: memberId } });
    expect((await ja.send('signin', 'google', externalToken)).code).toBe(410);
  });

  it('by a login that was disconnected is 409', async () => {
    const name = someone();
    await addLogin('google', name, { disconnectedAt: testNow });
    const externalToken = await ja.externalToken('google', name);
    expect((await ja.send('signin', 'google', externalToken)).code).toBe(409);
    expect((await ja.send('signup', 'google', externalToken)).code).toBe(409);
  });

  it('is of its provider, within ten minutes, once', async () => {
    const name = someone();
    await addLogin('google', name);
    await addLogin('apple', name);
    const [one, two] = [
      await ja.externalToken('google', name),
      await ja.externalToken('google', name),
    ];
    expect((await ja.send('signin', 'apple', one)).code).toBe(410);
    now = new Date(testNow.getTime() + 600_000 - 1);
    const answers = await Promise.all([1, 2, 3].map(() => ja.send('signin', 'google', one)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    now = new Date(testNow.getTime() + 600_000);
    expect((await ja.send('signin', 'google', two)).code).toBe(410);
    expect((await ja.send('signin', 'google', 'x'.repeat(43))).code).toBe(410);
  });

  it('[A1-021] [B6-004] from guest mode discards what the guest had', async () => {
    const name = someone();
    await addLogin('google', name);
    const guest = await signIn(db, { guest: true });
    const externalToken = await ja.externalToken('google', name);
    expect((await ja.send('signin', 'google', externalToken, { token: guest.token })).code).toBe(
      200,
    );
    expect(await db.select().from(member).where(eq(member.id, guest.memberId))).toEqual([]);
    expect((await ja.ask('/member/profile', { token: guest.token })).code).toBe(401);
  });
});

describe('signing up by a provider', () => {
  it('[A7-050] [B7-065] opens an account with the email that the provider has verified', async () => {
    const name = someone();
    const { code, data } = await global.send(
      'signup',
      'google',
      await global.externalToken('google', name),
    );
    expect(code).toBe(200);
    // Nothing was said of the terms, so they are asked for next.
    expect(data.policyStatus).toBe(true);
    expect((await profileOf(data.sessionToken)).profile).toMatchObject({
      userId: data.userId,
      email: `${name}@google.example`,
      nickname: name,
      password: false,
      externalIdps: ['google'],
      guest: false,
    });
  });

  it('notes the consents that come with it', async () => {
    const externalToken = await ko.externalToken('payco', someone());
    const sign = (form: Record<string, string>) =>
      ko.send('signup', 'payco', externalToken, { form });
    expect((await sign({ termsOfUse: 'Y', privacyPolicy: 'N' })).code).toBe(400);
    expect((await sign({ cellPhone: '0101' })).code).toBe(400);
    const { data } = await sign({
      termsOfUse: 'Y',
      privacyCollectionAndUse: 'Y',
      allowedAdvertisement: 'Y',
      cellPhone: '01012345678',
    });
    expect(data.policyStatus).toBe(false);
    const said = await db
      .select()
      .from(consent)
      .where(eq(consent.memberId, data.userId ?? ''));
    expect(
      said
        .filter(({ agreed }) => agreed)
        .map(({ type }) => type)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['advertisement', 'privacy_policy', 'terms_of_use']);
    const { userExtraInfo } = await profileOf(data.sessionToken);
    expect(userExtraInfo.cellPhone).toBe('01012345678');
  });

  it('takes no email that is another account’s, not verified, or not there', async () => {
    const name = someone();
    await signIn(db, { email: `${name.toUpperCase()}@google.example` });
    for (const who of [name, 'unverified', 'no-email']) {
      const { data } = await ja.send('signup', 'google', await ja.externalToken('google', who));
      expect((await profileOf(data.sessionToken)).profile.email).toBeNull();
    }
  });

  it('is of the wallet alone in the Korean edition', async () => {
    for (const loginType of ['apple', 'google', 'facebook', 'naver', 'kakao'] as const) {
      const externalToken = await ko.externalToken(loginType, someone());
      expect((await ko.send('signup', loginType, externalToken)).code).toBe(417);
      expect((await ko.send('signin', loginType, externalToken)).code).toBe(417);
    }
  });

  it('of one person twice at once opens one account', async () => {
    const name = someone();
    const tokens = await Promise.all([1, 2, 3].map(() => ja.externalToken('twitter', name)));
    const answers = await Promise.all(tokens.map((each) => ja.send('signup', 'twitter', each)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const isThis = and(eq(externalLogin.loginType, 'twitter'), eq(externalLogin.subject, name));
    expect(await db.select().from(externalLogin).where(isThis)).toHaveLength(1);
    expect(await db.select().from(member).where(eq(member.nickname, name))).toHaveLength(1);
  });

  it('[A1-020] [B6-004] from guest mode takes along what the guest had', async () => {
    const guest = await signIn(db, { guest: true, acceptMature: true });
    const title = await addTitle(db, { language: 'ja-JP' });
    const chapter = await addChapter(db, title.id);
    const { token } = guest;
    const read = `/comic/${title.id}/chapter/${chapter.id}/read/finished`;
    expect((await ja.ask(read, { token, method: 'POST' })).code).toBe(200);
    const { data } = await ja.send(
      'signup',
      'google',
      await ja.externalToken('google', someone()),
      { token },
    );
    const signed = { token: data.sessionToken ?? '' };
    const home = await ja.ask<ContentHome>(`/comic/${title.id}`, signed);
    expect(home.data.chapters.map(({ activity }) => activity.read)).toEqual([true]);
    expect((await ja.ask('/member/profile', { token })).code).toBe(401);
    expect((await profileOf(data.sessionToken)).profile.guest).toBe(false);
  });
});

describe('the logins of an account', () => {
  const connect = async (
    at: typeof ja,
    loginType: LoginType,
    { name = someone(), token }: { name?: string; token: string },
  ) => at.send<null>('mapping', loginType, await at.externalToken(loginType, name), { token });
  const disconnect = (loginType: LoginType, token: string) =>
    ja.ask(`/member/external-idp/${loginType}/mapping`, { token, method: 'DELETE' });

  it('[A6-005] [B6-006] [A7-039] [A7-040] [B7-094] come and go', async () => {
    const { token } = await signIn(db, { email: `${someone()}@hanji.example` });
    const name = someone();
    expect((await connect(ja, 'google', { name, token })).code).toBe(200);
    expect((await ja.send('signin', 'google', await ja.externalToken('google', name))).code).toBe(
      200,
    );
    expect((await profileOf(token)).externalLogins).toContainEqual({
      loginType: 'google',
      linked: true,
      disconnected: false,
    });
    expect((await disconnect('google', token)).code).toBe(200);
    expect((await profileOf(token)).externalLogins).toContainEqual({
      loginType: 'google',
      linked: false,
      disconnected: true,
    });
    expect((await disconnect('google', token)).code).toBe(404);
  });

  it('are told of by mail once they are connected, not where that is refused', async () => {
    const email = `${someone()}@hanji.example`;
    const { token } = await signIn(db, { email });
    const told = async () =>
      (await queuedMails({ db })).filter(({ to }) => to === email).map(({ topic }) => topic);
    const name = someone();
    await addLogin('google', name);
    expect((await connect(ja, 'google', { name, token })).code).toBe(409);
    expect(await told()).toEqual([]);
    expect((await connect(ja, 'apple', { token })).code).toBe(200);
    expect(await told()).toEqual(['loginConnected']);
  });

  it('[A7-038] are connected by a body, too', async () => {
    const { token } = await signIn(db);
    const externalToken = await ja.externalToken('apple', someone());
    const form = { loginType: 'apple', externalToken };
    expect((await ja.ask('/member/mapping', { token, form })).code).toBe(200);
    expect((await profileOf(token)).profile.externalIdps).toEqual(['apple']);
  });

  it('[A4-015] [B4-056] that were disconnected do not come back, by whomever', async () => {
    const name = someone();
    const { token } = await addLogin('google', name, { email: `${name}@hanji.example` });
    expect((await disconnect('google', token)).code).toBe(200);
    expect((await connect(ja, 'google', { name, token })).code).toBe(409);
    // Neither does another login of that provider, which the account page could not show.
    expect((await connect(ja, 'google', { token })).code).toBe(409);
    const other = await signIn(db);
    expect((await connect(ja, 'google', { name, token: other.token })).code).toBe(409);
  });

  it('are one of a provider for an account, and of one account', async () => {
    const name = someone();
    const { token } = await addLogin('google', name);
    expect((await connect(ja, 'google', { token })).code).toBe(409);
    const other = await signIn(db);
    expect((await connect(ja, 'google', { name, token: other.token })).code).toBe(409);
    const both = await Promise.all([
      connect(ja, 'twitter', { token: other.token }),
      connect(ja, 'twitter', { token: other.token }),
    ]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('[A4-016] [B6-008] are the wallet’s alone in the Korean edition', async () => {
    const { token } = await signIn(db);
    for (const loginType of ['apple', 'google', 'facebook', 'naver', 'kakao'] as const) {
      expect((await connect(ko, loginType, { token })).code).toBe(403);
    }
    expect((await connect(ko, 'payco', { token })).code).toBe(200);
  });

  it('leave a way in: the last one stays, unless there is an email', async () => {
    const { memberId, token } = await addLogin('google', someone());
    expect((await disconnect('google', token)).code).toBe(409);
    await connect(ja, 'apple', { token });
    const both = await Promise.all([disconnect('google', token), disconnect('apple', token)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await db
      .update(member)
      .set({ email: `${someone()}@hanji.example` })
      .where(eq(member.id, memberId));
    const [left = 'google'] = (await profileOf(token)).profile.externalIdps as LoginType[];
    expect((await disconnect(left, token)).code).toBe(200);
  });

  it('are for members: a guest connects none', async () => {
    const guest = await signIn(db, { guest: true });
    expect((await connect(ja, 'google', { token: guest.token })).code).toBe(403);
    expect((await disconnect('google', guest.token)).code).toBe(403);
  });
});
