import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSettings } from './load-settings.ts';
import { SettingError } from './setting-error.ts';
import { startVariableNames, unknownVariables, variableNames } from './variables.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

describe('loadSettings', () => {
  it('needs no variable at all', () => {
    const settings = loadSettings({});
    expect(settings).toMatchObject({
      dataFolder: path.join(checkout, '.hanji'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      host: 'localhost',
      ports: { server: 4100, ko: 4101, ja: 4102, global: 4103, 'vi-refund': 4104 },
      publicUrls: { server: 'http://localhost:4100', 'vi-refund': 'http://localhost:4104' },
      editions: ['ko', 'ja', 'global', 'vi-refund'],
      storage: { kind: 'local', folder: path.join(checkout, '.hanji/objects') },
      trustProxy: false,
      drainMs: 10_000,
      importFolder: null,
      importFlags: [],
    });
  });

  it('ends the service and takes refund requests when the notice says', () => {
    const { shutdown } = loadSettings({});
    expect(shutdown.endOfServiceAt.toISOString()).toBe('2025-10-31T14:59:00.000Z');
    expect(shutdown.requestFrom.toISOString()).toBe('2025-09-30T15:00:00.000Z');
    expect(shutdown.requestUntil.toISOString()).toBe('2025-11-15T14:59:00.000Z');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadSettings({ DATABASE_URL: '', HANJI_PORT_KO: '' })).toEqual(loadSettings({}));
  });

  it('reads the words that no comment may have, out of a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hanji-words-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'words.txt');
    await writeFile(file, '\ufeff# refused\r\nfirst word\r\n\r\n 둘째* \n');
    const { commentWords } = loadSettings({ HANJI_COMMENT_WORDS: file });
    expect(commentWords).toEqual(['first word', '둘째*']);
    expect(loadSettings({}).commentWords).toEqual([]);
    expect(() => loadSettings({ HANJI_COMMENT_WORDS: path.join(folder, 'none') })).toThrow(
      /^HANJI_COMMENT_WORDS: the file .*none cannot be read/,
    );
  });

  it('reads every kind of value', () => {
    const settings = loadSettings({
      DATABASE_URL: 'postgres://u:p@db.example:5433/reading?sslmode=require',
      HANJI_DATA: '/srv/hanji',
      HANJI_PORT_KO: '0',
      HANJI_PORT_JA: '0',
      HANJI_EDITIONS: 'ja, ko',
      HANJI_URL_KO: 'https://read.example.com/',
      HANJI_CORS_ORIGINS: 'https://a.example, https://b.example',
      HANJI_TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      HANJI_IMPORT_FOLDER: 'incoming',
      HANJI_IMPORT_FLAGS: ' --language  ja-JP --each ',
      HANJI_STORAGE: 's3',
      HANJI_S3_BUCKET: 'works',
      HANJI_S3_ENDPOINT: 'http://files.example:9000',
      HANJI_S3_PATH_STYLE: 'true',
      HANJI_S3_ACCESS_KEY_ID: 'id',
      HANJI_S3_SECRET_ACCESS_KEY: 'key',
      HANJI_SHUTDOWN_REQUEST_UNTIL: '2027-01-01T00:00:00Z',
    });
    expect(settings).toMatchObject({
      dataFolder: '/srv/hanji',
      importFolder: path.join(checkout, 'incoming'),
      importFlags: ['--language', 'ja-JP', '--each'],
      editions: ['ko', 'ja'],
      publicUrls: { ko: 'https://read.example.com' },
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      storage: {
        kind: 's3',
        bucket: 'works',
        endpoint: 'http://files.example:9000',
        pathStyle: true,
        credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      },
      shutdown: { requestUntil: new Date('2027-01-01T00:00:00Z') },
    });
    expect(loadSettings({ HANJI_EDITIONS: 'none', HANJI_TRUST_PROXY: '1' })).toMatchObject({
      editions: [],
      trustProxy: 1,
    });
    expect(loadSettings({ HANJI_TRUST_PROXY: '10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, secure: false, credentials: null }],
    ['smtp://[::1]', { host: '::1', port: 587 }],
    [
      'smtps://me%40example.com:p%2Fs%25@mail.example.com:2465',
      { port: 2465, credentials: { user: 'me@example.com', pass: 'p/s%' } },
    ],
  ])('sends mails to %s', (address, server) => {
    const from = 'Hanji <no-reply@example.com>';
    const { mail } = loadSettings({ HANJI_MAIL_URL: address, HANJI_MAIL_FROM: from });
    expect(mail).toMatchObject({ kind: 'smtp', from, ...server });
  });

  it('keeps mails without a mail server, and shows them to this machine', () => {
    expect(loadSettings({}).mail).toEqual({ kind: 'outbox', shown: 'here' });
    expect(loadSettings({ HANJI_HOST: '::' }).mail).toEqual({ kind: 'outbox', shown: 'nowhere' });
    const everywhere = loadSettings({ HANJI_HOST: '::', HANJI_OUTBOX: 'true' });
    expect(everywhere.mail).toEqual({ kind: 'outbox', shown: 'everywhere' });
  });

  it.each([
    [
      { HANJI_PORT_KO: 'abc' },
      'HANJI_PORT_KO=abc: use a port from 1 to 65535, or 0 for any free one',
    ],
    [{ HANJI_PORT_KO: '65536' }, 'HANJI_PORT_KO=65536: use a port'],
    [{ HANJI_PORT_KO: '-1' }, 'HANJI_PORT_KO=-1: use a port'],
    [{ HANJI_PORT_KO: '4100.5' }, 'HANJI_PORT_KO=4100.5: use a port'],
    [{ HANJI_PORT_JA: '4101' }, 'HANJI_PORT_JA=4101 is also the port of HANJI_PORT_KO'],
    [{ DATABASE_URL: 'mysql://u:hush@x/y' }, 'DATABASE_URL=mysql://…@x/y: use an address such as'],
    [
      { DATABASE_OWNER_URL: 'postgres://u:hush@h/d' },
      'DATABASE_URL is empty: with DATABASE_OWNER_URL, set it to the same database',
    ],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL=postgres://x: use an address such as'],
    [{ HANJI_EDITIONS: 'ko,kr' }, 'HANJI_EDITIONS=ko,kr: use some of ko,ja,global,vi-refund'],
    [{ HANJI_LOG_LEVEL: 'loud' }, 'HANJI_LOG_LEVEL=loud: use fatal, error'],
    [{ HANJI_STORAGE: 'ftp' }, 'HANJI_STORAGE=ftp: use local or s3'],
    [{ HANJI_STORAGE: 's3' }, 'HANJI_S3_BUCKET is empty'],
    [
      { HANJI_STORAGE: 's3', HANJI_S3_BUCKET: 'b', HANJI_S3_ACCESS_KEY_ID: 'x' },
      'HANJI_S3_SECRET_ACCESS_KEY is empty',
    ],
    [{ HANJI_S3_PATH_STYLE: 'yes' }, 'HANJI_S3_PATH_STYLE=yes: use true or false'],
    [{ HANJI_URL_KO: 'https://a.example/path' }, 'HANJI_URL_KO=https://a.example/path: use an'],
    [{ HANJI_CORS_ORIGINS: 'a.example' }, 'HANJI_CORS_ORIGINS=a.example: use an address'],
    [
      { HANJI_SHUTDOWN_REQUEST_FROM: '2025-10-01' },
      'HANJI_SHUTDOWN_REQUEST_FROM=2025-10-01: use a time with its zone',
    ],
    [
      { HANJI_SHUTDOWN_REQUEST_FROM: '2030-01-01T00:00:00Z' },
      'HANJI_SHUTDOWN_REQUEST_UNTIL=2025-11-15T14:59:00.000Z is not after',
    ],
    [{ HANJI_DRAIN_SECONDS: '-1' }, 'HANJI_DRAIN_SECONDS=-1: use a whole number from 0 to 600'],
    [{ HANJI_COPY_LIMIT: 'none' }, 'HANJI_COPY_LIMIT=none: use a whole number from 0 to'],
    [{ HANJI_SUPPORT_EMAIL: 'me' }, 'HANJI_SUPPORT_EMAIL=me: use an e-mail address'],
    [{ HANJI_IP_LOOKUP: 'ip' }, 'HANJI_IP_LOOKUP=ip: use an address that begins with'],
    [{ HANJI_PORT_KO: ' ' }, 'HANJI_PORT_KO= : use a port'],
    [{ HANJI_PORT_KO: '0x1000' }, 'HANJI_PORT_KO=0x1000: use a port'],
    [{ HANJI_PORT_KO: '4e3' }, 'HANJI_PORT_KO=4e3: use a port'],
    [{ HANJI_DATABASE_POOL: '\t5' }, 'HANJI_DATABASE_POOL=\t5: use a whole number from 1'],
    [{ HANJI_TRUST_PROXY: 'true' }, 'HANJI_TRUST_PROXY=true: use the addresses of the proxies'],
    [{ HANJI_TRUST_PROXY: 'banana' }, 'HANJI_TRUST_PROXY=banana: use the addresses of the proxies'],
    [{ HANJI_TRUST_PROXY: '10.0.0.0/33' }, 'HANJI_TRUST_PROXY=10.0.0.0/33: use the addresses'],
    [{ HANJI_TRUST_PROXY: ',' }, 'HANJI_TRUST_PROXY=,: use the addresses'],
    [
      { DATABASE_URL: 'postgres://u:50%hush@h/d' },
      'DATABASE_URL=postgres://…@h/d: use an address such as postgres://user:password@host:5432/hanji, a % in it written as %25',
    ],
    [
      { HANJI_CERTIFICATION_URL: 'https://age.example' },
      'HANJI_CERTIFICATION_SECRET is empty: set address and secret, or neither',
    ],
    [{ HANJI_CERTIFICATION_SECRET: 'hush' }, 'HANJI_CERTIFICATION_URL is empty'],
    [{ HANJI_PAYMENT_PAYCO: '{"secret":"hush"' }, 'HANJI_PAYMENT_PAYCO=…: use JSON such as'],
    [
      {
        HANJI_PAYMENT_PAYPAL:
          '{"url":"http://pay.example","secret":"hush","noticeSecret":"hush hush hush hush"}',
      },
      'HANJI_PAYMENT_PAYPAL=…: use JSON such as',
    ],
    [
      {
        HANJI_PAYMENT_CREDIT:
          '{"url":"https://pay.example","secret":"hush","noticeSecret":"hush hush hush hush"}',
      },
      'HANJI_PAYMENT_CREDIT=…: tokenUrl and tokenApiKey are missing: use JSON such as',
    ],
    [
      { HANJI_OFFERWALL_PINCRUX: '{"secret":"hush"' },
      'HANJI_OFFERWALL_PINCRUX=…: use JSON such as',
    ],
    [
      {
        HANJI_OFFERWALL_POINTPARK:
          '{"url":"https://gate.example","secret":"hush","noticeSecret":"hush hush hush hush","pageOrigin":"http://localhost:4101/wall"}',
      },
      'HANJI_OFFERWALL_POINTPARK=…: pageOrigin is an origin of this service',
    ],
    [{ HANJI_LOGIN_GOOGLE: '{"clientSecret":"hush"' }, 'HANJI_LOGIN_GOOGLE=…: use JSON such as'],
    [
      { HANJI_LOGIN_GOOGLE: '{"issuer":"https://a.example","clientSecret":"hush"}' },
      'HANJI_LOGIN_GOOGLE=…: clientId is missing or wrong: use JSON such as',
    ],
    [
      { HANJI_LOGIN_APPLE: '{"issuer":"http://a.example","clientId":"x","clientSecret":"hush"}' },
      'HANJI_LOGIN_APPLE=…: addresses begin with https://',
    ],
    [
      {
        HANJI_LOGIN_NAVER: '{"tokenUrl":"https://a.example","clientId":"x","clientSecret":"hush"}',
      },
      'HANJI_LOGIN_NAVER=…: name the issuer, or all three endpoints',
    ],
    [
      { HANJI_MAIL_URL: 'smtp://mail.example' },
      'HANJI_MAIL_FROM is empty: say whom mails are from',
    ],
    [
      { HANJI_MAIL_URL: 'smtp://u:hush@mail.example', HANJI_MAIL_FROM: 'me' },
      'HANJI_MAIL_FROM=me: use an e-mail address',
    ],
    [{ HANJI_MAIL_FROM: 'a@mail.example\r\nBcc: all@mail.example' }, 'HANJI_MAIL_FROM='],
    [{ HANJI_MAIL_URL: 'http://mail.example' }, 'HANJI_MAIL_URL=…: use an address such as smtps:'],
    [{ HANJI_MAIL_URL: 'smtp://u:hu/sh@mail.example' }, 'HANJI_MAIL_URL=…: use an address such'],
    [{ HANJI_MAIL_URL: 'smtp://u:hush%@mail.example' }, 'HANJI_MAIL_URL=…: use an address such'],
    [{ HANJI_MAIL_URL: 'smtp://u@mail.example' }, 'HANJI_MAIL_URL=…: use an address such as'],
    [{ HANJI_MAIL_URL: 'smtp://mail.example/?tls=no' }, 'HANJI_MAIL_URL=…: use an address such as'],
    [
      {
        HANJI_MAIL_URL: 'smtp://mail.example',
        HANJI_MAIL_FROM: 'a@mail.example',
        HANJI_OUTBOX: 'true',
      },
      'HANJI_OUTBOX=true: mails go to the server of HANJI_MAIL_URL',
    ],
    [{ HANJI_HOSTS: 'a.example:80' }, 'HANJI_HOSTS=a.example:80: use names such as'],
  ])('%j is one line that names the variable and how to mend it', (environment, line) => {
    let failure: unknown;
    try {
      loadSettings(environment);
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(SettingError);
    const { message } = failure as SettingError;
    expect(message.startsWith(line)).toBe(true);
    expect(message).not.toMatch(/\n|hush/);
  });

  it('points out variables that are no setting', () => {
    expect(
      unknownVariables({ HANJI_PROT_KO: '1', HANJI_PORT_KO: '1', HANJI_DEMO: 'none', PATH: '' }),
    ).toEqual(['HANJI_PROT_KO']);
  });
});

describe('docs/settings.md', () => {
  it('lists every variable and no other', async () => {
    const page = await readFile(path.join(checkout, 'docs/settings.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([A-Z_0-9]+)`/gm)].map((row) => row[1] ?? '');
    expect(listed.toSorted()).toEqual([...variableNames, ...startVariableNames].toSorted());
  });
});
