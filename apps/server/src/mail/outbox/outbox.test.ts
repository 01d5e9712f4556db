import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '#settings/load-settings.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { outboxPath, serveOutbox } from './routes.ts';

const { db, sql } = await freshDatabase();

const local = { host: 'localhost:4100' };

async function open(environment: Record<string, string> = {}) {
  const app = Fastify({ logger: false });
  serveOutbox(app, { db, settings: loadSettings(environment) });
  await app.ready();
  afterAll(() => app.close());
  return (headers: Record<string, string> = local, remoteAddress = '127.0.0.1') =>
    app.inject({ url: outboxPath, headers, remoteAddress });
}

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-20T03:00:00Z').getTime();
let passedMs = 0;
const mailer = openOutboxMailer(db, () => new Date(start + passedMs));

function keep(subject: string, text = 'a'): Promise<void> {
  passedMs += 1;
  return mailer.send('reader@mail.example', { subject, text, html: '', locale: 'en-US' });
}

describe('the outbox', () => {
  beforeAll(async () => {
    await keep('The first', 'Open this:\nhttp://localhost:4101/reset?token=a&b=1\nbye');
    await keep(
      '<img src=x onerror=alert(1)>',
      '</pre><script>alert("x")</script> http://x/"onclick=y',
    );
  });

  it('shows mails, the newest first, with links that can be clicked', async () => {
    const ask = await open();
    const { statusCode, headers, body } = await ask({ ...local, 'accept-language': 'ko-KR' });
    expect(statusCode).toBe(200);
    expect(body.indexOf('&lt;img src=x')).toBeLessThan(body.indexOf('The first'));
    expect(body).toContain(
      '<a href="http://localhost:4101/reset?token=a&amp;b=1" rel="noreferrer">',
    );
    expect(body).toContain('<html lang="ko-KR">');
    expect(body).toContain('받는 사람: reader@mail.example');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('runs nothing of what mails hold', async () => {
    const { body } = await (await open())();
    expect(body).not.toMatch(/<script|<img|onclick=y"|"onclick/);
    expect(body).toContain('&lt;/pre&gt;&lt;script&gt;');
  });

  it('says that there is none', async () => {
    await sql`truncate outbox_mail`;
    expect((await (await open())()).body).toContain('There are no emails yet.');
  });

  it('forgets mails after a week', async () => {
    await keep('old');
    passedMs += 7 * day;
    await keep('of a week later');
    await keep('a moment after that');
    const subjects = await sql<{ subject: string }>`select subject from outbox_mail
      order by created_at`;
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'of a week later',
      'a moment after that',
    ]);
  });
});

describe('who may see it', () => {
  it.each([
    ['a name of somebody else', { host: 'read.example.com' }],
    ['a proxy', { ...local, 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy by another word', { ...local, forwarded: 'for=203.0.113.7' }],
  ])('not who comes by %s', async (_, headers) => {
    const ask = await open();
    expect((await ask(headers)).statusCode).toBe(404);
  });

  it('this machine, by each of its own names', async () => {
    const ask = await open();
    for (const host of ['localhost', '127.0.0.1:4100', '[::1]:4100']) {
      expect((await ask({ host }, '::ffff:127.0.0.1')).statusCode).toBe(200);
    }
    expect((await ask(local, '192.0.2.1')).statusCode).toBe(404);
  });

  it.each([
    { HANJI_HOST: '0.0.0.0' },
    { HANJI_HOST: '192.0.2.1' },
    { HANJI_URL_KO: 'https://read.example.com' },
    { HANJI_URL_SERVER: 'https://api.example.com' },
    { HANJI_HOSTS: 'hanji.internal' },
    { HANJI_TRUST_PROXY: '1' },
    { HANJI_OUTBOX: 'false' },
    { HANJI_MAIL_URL: 'smtp://mail.example', HANJI_MAIL_FROM: 'a@mail.example' },
  ])('nobody with %o', async (environment) => {
    const ask = await open(environment);
    expect((await ask()).statusCode).toBe(404);
  });

  it('everybody where a setting says so', async () => {
    const ask = await open({ HANJI_HOST: '0.0.0.0', HANJI_OUTBOX: 'true' });
    expect((await ask({ host: 'staging.example' }, '192.0.2.1')).statusCode).toBe(200);
  });
});
