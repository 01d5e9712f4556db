import { headerNames } from '@hanji/contract/headers.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import type { Beacon } from '@hanji/contract/entities/app.ts';
import { describe, expect, it } from 'vitest';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { acceptedLocale } from '#http/failure/accepted-locale.ts';
import { readClient } from '#http/request/client-headers.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'global' });
const api = await openTestApi(context);
const token = 'Invalid request hash token';

async function ask(overrides: Record<string, string | undefined>): Promise<Result> {
  const headers = clientHeaders(context, overrides);
  const response = await api.inject({ url: '/api/app/config/web', headers });
  const { result } = response.json<{ result: Result }>();
  expect(result.code).toBe(response.statusCode);
  return result;
}

describe('the headers of a call', () => {
  it.each([
    [
      '[A7-003] [B7-095] the client OS',
      headerNames.clientOs,
      ['Linux', 'iOS 19.1'],
      ['', '\u00e9'],
    ],
    ['[A7-004] [B7-096] the store', headerNames.clientStore, ['web'], ['', 'a b', '<web>']],
    ['[B7-102] the platform', headerNames.clientPlatform, ['web'], ['', 'a b']],
  ])('%s must be there and well formed', async (_, name, good, bad) => {
    expect(await ask({ [name]: undefined })).toMatchObject({
      code: 400,
      message: '요청을 이해하지 못했어요.',
      debug: `Header ${name} is missing`,
    });
    for (const value of good) expect((await ask({ [name]: value })).code).toBe(200);
    for (const value of bad) expect((await ask({ [name]: value })).code).toBe(400);
  });

  const late = 5 * 60 * 1000;
  it.each([
    ['now', 0, 200],
    ['5 minutes early', -late, 200],
    ['5 minutes late', late, 200],
    ['over 5 minutes early', -late - 1, 400],
    ['over 5 minutes late', late + 1, 400],
  ])('[A7-005] [B7-097] a time that is %s', async (_, offset, code) => {
    const result = await ask({ [headerNames.requestTime]: String(testNow.getTime() + offset) });
    expect(result).toMatchObject(code === 200 ? { code } : { code, message: token });
  });

  it.each(['', 'soon', '1e13', '-1'])(
    '[A7-005] [B7-097] a time that is no time: %j',
    async (time) => {
      expect(await ask({ [headerNames.requestTime]: time })).toMatchObject({
        code: 400,
        message: token,
      });
    },
  );

  it.each([undefined, '', 'x', '0'.repeat(64), 'ab'])(
    '[A7-006] [B7-098] a checksum that differs: %j',
    async (checksum) => {
      expect(await ask({ [headerNames.checksum]: checksum })).toMatchObject({
        code: 400,
        message: token,
      });
    },
  );

  it('[A7-006] [B7-098] is the SHA-256 of secret, uid and time in hex, in either case', async () => {
    const good = clientHeaders(context);
    const checksum = good[headerNames.checksum] ?? '';
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask({ [headerNames.checksum]: checksum.toUpperCase() })).code).toBe(200);
    // A checksum of another address does not fit.
    const other = clientHeaders(context, { [headerNames.immutableUid]: '198.51.100.1' });
    expect(await ask({ [headerNames.checksum]: other[headerNames.checksum] })).toMatchObject({
      code: 400,
      message: token,
    });
  });

  it('[A7-007] [B7-099] the time zone is Asia/Seoul unless said otherwise, and must exist', async () => {
    expect(readClient({}, 'ko-KR').timeZone).toBe('Asia/Seoul');
    expect(readClient({ 'x-timezone': 'Europe/Berlin' }, 'ko-KR').timeZone).toBe('Europe/Berlin');
    expect((await ask({ [headerNames.timezone]: undefined })).code).toBe(200);
    for (const zone of ['UTC', 'America/Argentina/Buenos_Aires']) {
      expect((await ask({ [headerNames.timezone]: zone })).code).toBe(200);
    }
    for (const zone of ['Mars/Olympus', '', '../etc']) {
      expect((await ask({ [headerNames.timezone]: zone })).code).toBe(400);
    }
  });

  it('[A7-009] [B7-101] the uid is {ip} unless said otherwise', async () => {
    expect(readClient({}, 'ko-KR').uid).toBe('{ip}');
    const { [headerNames.immutableUid]: _, ...rest } = clientHeaders(context, {
      [headerNames.immutableUid]: '{ip}',
    });
    expect((await api.inject({ url: '/api/app/config/web', headers: rest })).statusCode).toBe(200);
    expect((await ask({ [headerNames.immutableUid]: 'a b' })).code).toBe(400);
  });

  it('[A7-010] [B7-103] accept-mature is Y unless said otherwise', async () => {
    expect(readClient({}, 'ko-KR').acceptMature).toBe('Y');
    expect(readClient({ 'x-accept-mature': 'Y' }, 'ko-KR').acceptMature).toBe('Y');
    expect(readClient({ 'x-accept-mature': 'N' }, 'ko-KR').acceptMature).toBe('N');
    expect((await ask({ [headerNames.acceptMature]: 'maybe' })).code).toBe(400);
  });

  it('are not asked of what a browser loads by itself', async () => {
    expect((await api.inject({ url: '/api/app/ip' })).statusCode).toBe(200);
    const beacon: Beacon = {
      name: 'view',
      path: '/',
      userId: '',
      locale: 'en-US',
      timezone: 'UTC',
    };
    const response = await api.inject({ url: '/api/log', query: { ...beacon } });
    expect(response.statusCode).toBe(200);
  });
});

describe('[A7-008] [B7-100] the language of a call', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['ko-KR', 'ko-KR'],
    ['ko', 'ko-KR'],
    ['zh-Hant-TW', 'zh-TW'],
    ['fr-CA,fr;q=0.9', 'fr-FR'],
    ['nl, de;q=0.5, ja;q=0.8', 'ja-JP'],
    ['ja;q=0, de', 'de-DE'],
    ['*', 'en-US'],
    ['japanese', 'en-US'],
    [';;;,,,', 'en-US'],
  ] as const)('[A7-008] [B7-100] %j is %s', (header, locale) => {
    expect(acceptedLocale(header, 'en-US')).toBe(locale);
  });
});
