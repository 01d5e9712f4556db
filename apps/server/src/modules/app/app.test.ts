import { Writable } from 'node:stream';
import Fastify from 'fastify';
import type { AppConfig } from '@hanji/contract/entities/app.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { registerApi } from '#modules/register-api.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { editionIds } from '@hanji/contract/editions.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const settings = loadSettings({
  HANJI_URL_JA: 'https://ja.example',
  HANJI_SUPPORT_EMAIL: 'help@hanji.example',
});

async function configOf(
  edition: (typeof editionIds)[number] | null,
  more: Partial<typeof settings> = {},
): Promise<AppConfig> {
  const context = await testContext(db, { edition });
  const ours = {
    ...context,
    settings: { ...settings, ...more, requestSecret: context.settings.requestSecret },
  };
  const { data } = await asker(await openTestApi(ours), ours)<AppConfig>('/app/config/web');
  return data;
}

describe('the configuration', () => {
  it('[A7-044] lists the seven languages, each with the site that speaks it', async () => {
    const { languages } = await configOf('ko');
    expect(languages.map(({ code }) => code)).toEqual([...locales]);
    expect(languages.map(({ sort }) => sort)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(Object.fromEntries(languages.map(({ code, link }) => [code, link]))).toEqual({
      'ko-KR': settings.publicUrls.ko,
      'ja-JP': 'https://ja.example',
      'en-US': settings.publicUrls.global,
      'zh-TW': settings.publicUrls.global,
      'vi-VN': settings.publicUrls['vi-refund'],
      'fr-FR': settings.publicUrls.global,
      'de-DE': settings.publicUrls.global,
    });
    expect(languages.map(({ label }) => label)).toContain('Tiếng Việt');
  });

  it('[B9-039] has the currency of the edition', async () => {
    const currencies = await Promise.all(
      editionIds.map(async (id) => [id, (await configOf(id)).currency]),
    );
    expect(currencies).toEqual([
      ['ko', 'KRW'],
      ['ja', 'JPY'],
      ['global', 'USD'],
      ['vi-refund', 'KRW'],
    ]);
  });

  it('has the calendar of the shutdown where there is one, and whom to ask', async () => {
    expect((await configOf('vi-refund')).timezone).toBe('Asia/Tokyo');
    expect((await configOf('vi-refund')).shutdown).toEqual({
      endOfServiceAt: settings.shutdown.endOfServiceAt.toISOString(),
      requestFrom: settings.shutdown.requestFrom.toISOString(),
      requestUntil: settings.shutdown.requestUntil.toISOString(),
      now: testNow.toISOString(),
    });
    expect(await configOf('ja')).toMatchObject({
      edition: 'ja',
      shutdown: null,
      supportEmail: 'help@hanji.example',
      timezone: 'Asia/Tokyo',
    });
    expect((await configOf(null)).edition).toBe('server');
  });
});

describe('a previous service', () => {
  it('is named where one reads', async () => {
    const { previousService } = loadSettings({
      HANJI_MIGRATION_URL: 'https://previous.example',
      HANJI_MIGRATION_SECRET: 'between us',
    });
    expect((await configOf('global', { previousService })).previousProduct).toBe('previous');
    expect((await configOf('vi-refund', { previousService })).previousProduct).toBeNull();
    expect((await configOf('global')).previousProduct).toBeNull();
  });
});

describe('what a browser asks by itself', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
  const context = await testContext(db);
  await app.register((scope) => registerApi(scope, context), { prefix: '/api' });
  afterAll(() => app.close());

  it('is told the address that it is seen under, which nobody keeps', async () => {
    const response = await app.inject({ url: '/api/app/ip', remoteAddress: '203.0.113.5' });
    expect(response.json()).toMatchObject({ data: { ip: '203.0.113.5' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  const beacon = {
    name: 'view',
    path: '/search/geheim?token=1',
    userId: 'a-person',
    locale: 'ko-KR',
    timezone: 'Asia/Seoul',
  };

  it('[A7-091] may tell what happened by a pixel, which logs no person', async () => {
    lines.length = 0;
    const response = await app.inject({ url: '/api/log', query: beacon });
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.rawPayload.subarray(0, 6).toString(),
    ]).toEqual([200, 'image/gif', 'GIF89a']);
    const logged = lines
      .map((line) => JSON.parse(line) as { beacon?: object })
      .find((line) => 'beacon' in line);
    expect(logged?.beacon).toEqual({
      name: 'view',
      path: '/search',
      locale: 'ko-KR',
      timezone: 'Asia/Seoul',
      signedIn: true,
    });
    expect(lines.join('')).not.toMatch(/a-person|token=1|geheim/);
  });

  it.each([
    ['a'.repeat(32), 200],
    ['a'.repeat(33), 400],
    ['한'.repeat(10), 200],
    ['한'.repeat(11), 400],
  ])('[B5-035] is told names of at most 32 bytes: %s gives %i', async (name, code) => {
    lines.length = 0;
    const pixel = await app.inject({ url: '/api/log', query: { ...beacon, name } });
    const beacons = [beacon, { ...beacon, name }];
    const many = await app.inject({ method: 'POST', url: '/api/log', payload: { beacons } });
    expect([pixel.statusCode, many.statusCode]).toEqual([code, code]);
    const logged = lines.filter((line) => line.includes('"beacon"'));
    expect(logged).toHaveLength(code === 200 ? 3 : 0);
  });

  it('[A7-091] may tell many things at once', async () => {
    lines.length = 0;
    const { userId: _, ...ofVisitor } = beacon;
    const response = await app.inject({
      method: 'POST',
      url: '/api/log',
      payload: { beacons: [beacon, ofVisitor] },
    });
    expect(response.json()).toEqual({
      data: null,
      result: { code: 200, message: 'OK', debug: null },
    });
    expect(lines.filter((line) => line.includes('"beacon"'))).toHaveLength(2);
    expect(lines.join('')).toContain('"signedIn":false');
  });
});
