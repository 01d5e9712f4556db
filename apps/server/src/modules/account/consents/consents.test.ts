import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberProfile, Policy } from '@hanji/contract/entities/member.ts';
import { japaneseLegalTypes, policyTypes } from '@hanji/contract/help-vocabulary.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { isConsentNeeded } from '#modules/account/sessions/consent-needed.ts';
import { openAccountApi } from '#modules/account/testing/account-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { publishStandardPolicies } from './standard-policies.ts';

const { db, sql } = await freshDatabase();
const ko = await openAccountApi(db, 'ko');
const global = await openAccountApi(db, 'global');

const now = ko.context.now();

beforeEach(async () => {
  await sql`truncate policy, consent`;
  await publishStandardPolicies(db);
});

function read(path: string, language = 'ko-KR', { ask } = ko) {
  return ask<Policy>(`/app/consent/${path}`, { headers: { 'accept-language': language } });
}

function publish(version: string, publishedAt: Date, locale = 'ko-KR') {
  return sql`insert into policy (type, version, locale, title, body, published_at)
    values ('terms_of_use', ${version}, ${locale}, ${`Title ${version} ${locale}`}, 'a', ${publishedAt})`;
}

describe('a policy', () => {
  it.each(locales)('stands in %s, with an address and nothing to be filled in', async (locale) => {
    const rows = await sql<{ title: string; body: string }>`select title, body from policy
      where locale = ${locale}`;
    const ofJapan = locale === 'ja-JP' ? 0 : japaneseLegalTypes.length;
    expect(rows).toHaveLength(policyTypes.length - ofJapan);
    for (const { title, body } of rows) {
      expect(title).not.toBe('');
      expect(body.length).toBeGreaterThan(100);
      expect(body.replaceAll('{{supportEmail}}', '')).not.toMatch(/[{}<>]|TODO/);
    }
    // Which particle follows an address depends on how that address is spoken.
    expect(rows.filter(({ body }) => /\{\{supportEmail\}\}[가-힣]/.test(body))).toEqual([]);
    const needed = rows.filter(({ body }) => body.includes('{{supportEmail}}'));
    expect(needed.length).toBeGreaterThan(1);
  });

  it('[A3-036] [A7-045] is given in the version that holds, in the language asked for', async () => {
    const { code, data } = await read('terms_of_use');
    expect(code).toBe(200);
    expect(data).toMatchObject({ type: 'terms_of_use', version: '1.0', title: '이용약관' });
    expect(data.body).toContain('support@hanji.example');
    expect(data.body).not.toContain('{{');
    expect((await read('terms_of_use', 'fr-FR', global)).data.title).toBe(
      'Conditions d’utilisation',
    );
    await publish('2.0', now);
    await publish('3.0', new Date(now.getTime() + 1));
    expect((await read('terms_of_use')).data.version).toBe('2.0');
  });

  it('[A7-046] is given in one version', async () => {
    await publish('2.0', now);
    expect((await read('terms_of_use/1.0')).data.title).toBe('이용약관');
    expect((await read('terms_of_use/2.0')).data.title).toBe('Title 2.0 ko-KR');
  });

  it('falls back to the edition’s first language, then to English, then to any', async () => {
    await publish('2.0', now, 'en-US');
    await publish('2.0', now, 'de-DE');
    expect((await read('terms_of_use', 'fr-FR', global)).data.title).toBe('Title 2.0 en-US');
    expect((await read('terms_of_use/2.0', 'ko-KR')).data.title).toBe('Title 2.0 en-US');
    await sql`delete from policy where version = '2.0' and locale = 'en-US'`;
    expect((await read('terms_of_use', 'fr-FR', global)).data.title).toBe('Title 2.0 de-DE');
  });

  it('[B2-086] comes with the list of its versions, the newest first', async () => {
    await publish('2.0', now);
    await publish('3.0', new Date(now.getTime() + 1));
    for (const path of ['terms_of_use', 'terms_of_use/1.0']) {
      expect((await read(path)).data.versions).toEqual([
        { version: '2.0', publishedAt: now.toISOString() },
        { version: '1.0', publishedAt: '2026-11-01T00:00:00.000Z' },
      ]);
    }
  });

  it('[A2-047] [A2-048] of Japanese law is in the Japanese edition alone', async () => {
    const ja = await openAccountApi(db, 'ja');
    for (const type of japaneseLegalTypes) {
      expect((await read(type, 'ja-JP', ja)).data.title).toMatch(
        /^(資金決済法|特定商取引法)に基づく/,
      );
      for (const api of [ko, global]) {
        expect((await read(type, 'ja-JP', api)).code).toBe(404);
        expect((await read(`${type}/1.0`, 'ja-JP', api)).code).toBe(404);
      }
    }
    expect((await read('youth_protection_policy')).data.title).toBe('청소년 보호정책');
  });

  it.each(['terms_of_use/9.9', 'terms_of_use/later'])('is not there as %s', async (path) => {
    await publish('later', new Date(now.getTime() + 1));
    const { code, message } = await read(path);
    expect([code, message]).toEqual([404, '이 약관의 해당 버전이 없어요.']);
  });

  it('is not there before anybody wrote one, nor of another kind', async () => {
    await sql`truncate policy`;
    expect((await read('terms_of_use')).code).toBe(404);
    expect((await read('terms_of_abuse')).code).toBe(404);
  });

  it('is published once, and what came after it holds', async () => {
    await publish('2.0', now);
    await publishStandardPolicies(db);
    const ofJapan = (locales.length - 1) * japaneseLegalTypes.length;
    const brought = locales.length * policyTypes.length - ofJapan;
    expect(await sql`select * from policy`).toHaveLength(brought + 1);
    expect((await read('terms_of_use')).data.version).toBe('2.0');
  });
});

describe('a consent', () => {
  async function member() {
    const { memberId, token } = await signIn(db);
    const save = (form: Record<string, string>) =>
      ko.ask('/member/consent', { method: 'PUT', token, form });
    const needed = () => isConsentNeeded(ko.context, memberId);
    const said = () => sql`select type, version, agreed from consent
      where member_id = ${memberId} order by said_at, type`;
    return { memberId, save, needed, said };
  }

  const both = { termsOfUse: 'Y', privacyPolicy: 'Y' };

  it('[A7-016] is kept in the version that holds, and asked for again when another does', async () => {
    const { save, needed, said } = await member();
    expect(await needed()).toBe(true);
    const answers = { ...both, allowedMarketingNotification: 'N', allowedAdvertisement: 'Y' };
    expect(await save({ ...answers, cellPhone: '' })).toMatchObject({ code: 200, data: null });
    expect(await said()).toEqual([
      { type: 'advertisement', version: '1.0', agreed: true },
      { type: 'marketing_notification', version: '1.0', agreed: false },
      { type: 'privacy_policy', version: '1.0', agreed: true },
      { type: 'terms_of_use', version: '1.0', agreed: true },
    ]);
    expect(await needed()).toBe(false);
    await save({ ...both, allowedMarketingNotification: 'Y', allowedAdvertisement: 'N' });
    expect(await said()).toMatchObject([
      { type: 'advertisement', agreed: false },
      { type: 'marketing_notification', agreed: true },
      { type: 'privacy_policy' },
      { type: 'terms_of_use' },
    ]);
    await publish('2.0', now);
    expect(await needed()).toBe(true);
    await save(both);
    expect(await needed()).toBe(false);
  });

  it('[B4-033] is told with the profile as long as it is needed, of a member alone', async () => {
    const needed = async (token: string) =>
      (await ko.ask<MemberProfile>('/member/profile', { token })).data.userExtraInfo.consentNeeded;
    const { token } = await signIn(db);
    expect(await needed(token)).toBe(true);
    await ko.ask('/member/consent', { method: 'PUT', token, form: both });
    expect(await needed(token)).toBe(false);
    await publish('2.0', now);
    expect(await needed(token)).toBe(true);
    expect(await needed((await signIn(db, { guest: true })).token)).toBe(false);
  });

  it('to what is optional is only said where it is sent', async () => {
    const { save, said } = await member();
    await save(both);
    expect((await said()).map(({ type }) => type)).toEqual(['privacy_policy', 'terms_of_use']);
  });

  it.each([{ ...both, termsOfUse: 'N' }, { ...both, privacyPolicy: 'N' }, { termsOfUse: 'Y' }])(
    'is required: not %o',
    async (form) => {
      const { save, said } = await member();
      const { code, message } = await save(form);
      expect([code, message]).toEqual([400, '이용약관과 개인정보 처리방침에 동의해 주세요.']);
      expect(await said()).toEqual([]);
    },
  );

  it('brings a mobile number, where it is one', async () => {
    const { save, memberId } = await member();
    const phone = async () =>
      (await sql`select cell_phone from member where id = ${memberId}`)[0]?.['cell_phone'];
    await save({ ...both, cellPhone: '01098765432' });
    expect(await phone()).toBe('01098765432');
    await save({ ...both, cellPhone: '' });
    expect(await phone()).toBe('01098765432');
    expect((await save({ ...both, cellPhone: '12' })).code).toBe(400);
  });

  it('is a member’s: a guest has none to give, and a visitor nobody to give it for', async () => {
    const { token } = await signIn(db, { guest: true });
    const ask = (own: object) => ko.ask('/member/consent', { method: 'PUT', form: both, ...own });
    expect((await ask({ token })).code).toBe(403);
    expect((await ask({})).code).toBe(401);
  });
});
