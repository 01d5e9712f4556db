import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { wireHeaders } from '#http/testing/wire-headers.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { originOf } from '#settings/origin.ts';
import { ask, openGuarded, raw } from './testing/open-guarded.ts';
import { hostCheck } from './known-hosts.ts';

const { lines, service, start } = await openGuarded();

describe('the limit of calls', () => {
  it('is one of the process: for refused and unknown calls, on every mount and origin', async () => {
    const limited = await start({ HANJI_RATE_LIMIT: '7', HANJI_RATE_LIMIT_PICTURES: '2' });
    const code = async (...asked: [name: 'server' | 'ko', target: string, more?: object]) =>
      (await ask(limited, asked[0], asked[1], { ...asked[2] })).status;
    const picture = '/api/media/covers/abcdefgh/320.webp';
    expect(await code('server', '/app/ip')).toBe(200);
    expect(await code('server', '/api/app/ip')).toBe(200);
    expect(await code('ko', '/api/app/ip')).toBe(200);
    expect(await code('server', '/app/config/web', { 'x-checksum': 'wrong' })).toBe(400);
    expect(await code('ko', '/api/no/such/call')).toBe(404);
    expect(await code('server', '/app/ip', { method: 'DELETE' })).toBe(405);
    // Pictures have a limit of their own.
    expect([await code('ko', picture), await code('ko', picture)]).toEqual([404, 404]);
    expect(await code('ko', picture)).toBe(429);
    expect(await code('server', '/app/ip')).toBe(200);
    const refused = await ask(limited, 'ko', '/api/app/ip');
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ data: null, result: { code: 429 } });
    expect(Object(refused.headers)['retry-after']).toMatch(/^[1-9]\d?$/);
    expect(await code('ko', '/robots.txt')).toBe(200);
    await limited.stop();
  });

  it('counts pages, which take more than calls, and each with the call that it makes', async () => {
    const limited = await start({ HANJI_RATE_LIMIT: '4' });
    // Another each time: one that is kept makes no call.
    const page = (name: string) => ask(limited, 'ko', `/?${name}`, { accept: 'text/html' });
    for (const [name, status] of [
      ['a', 200],
      ['b', 200],
      ['c', 429],
    ] as const) {
      expect((await page(name)).status).toBe(status);
    }
    const { body, headers } = await page('d');
    expect(body).toBe('too many requests\n');
    expect(Object(headers)).toMatchObject({ 'cache-control': 'no-store' });
    expect(Object(headers)['retry-after']).toMatch(/^[1-9]\d?$/);
    await limited.stop();
  });
});

it('answers on a machine that lets it turn once a second', async () => {
  const pauseMs = 1000;
  for (let turn = 0; turn < 4; turn += 1) {
    const until = performance.now() + pauseMs;
    while (performance.now() < until);
    expect((await ask(service, 'server', '/app/ip')).status).toBe(200);
  }
});

describe('the host that a request is addressed to', () => {
  const settings = loadSettings({
    HANJI_URL_KO: 'https://read.example',
    HANJI_HOSTS: 'hanji.internal, Other.Internal',
  });
  const origin = originOf('ko', settings);

  it.each([
    ['read.example', true],
    ['READ.example', true],
    ['localhost', true],
    ['127.0.0.1', true],
    ['192.168.1.20', true],
    ['[::1]', true],
    ['hanji.internal', true],
    ['other.internal', true],
    ['evil.example', false],
    ['read.example.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
    ['', false],
  ])('%s is known: %s', (hostname, known) => {
    expect(hostCheck(origin, settings)(hostname)).toBe(known);
  });

  it.each(['/', '/content/comic/7', '/assets/app-3f2a.js', '/api/app/ip', '/api/no/call'])(
    'is not somebody else’s name that leads here: %s',
    async (target) => {
      const asked = { host: 'evil.example', origin: 'http://evil.example', accept: 'text/html' };
      const response = await ask(service, 'ko', target, asked);
      expect([response.status, JSON.parse(response.body)]).toMatchObject([
        421,
        { result: { code: 421 } },
      ]);
    },
  );

  it('does not matter to probes', async () => {
    expect((await ask(service, 'ko', '/health', { host: 'balancer' })).status).toBe(200);
    expect((await ask(service, 'server', '/ready', { host: 'balancer' })).status).toBe(200);
  });
});

describe('what is hardly a request', () => {
  it.each([
    [
      'a header of over 16 KiB',
      `GET /app/ip HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ['an address of over 16 KiB', `GET /${'b'.repeat(17_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths of one body',
      'POST /search HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a length that is none',
      'POST /search HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4, 5\r\n\r\nabcd',
      400,
    ],
    [
      'a header with a control character',
      'GET / HTTP/1.1\r\nhost: localhost\r\na: \u0001\r\n\r\n',
      400,
    ],
  ])('is answered in the envelope: %s', async (_, bytes, code) => {
    const answer = await raw(service, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ data: null, result: { code, debug: null } });
  });

  it('50 that never end hold up nobody', async () => {
    const open = (): Socket => connect(service.settings.ports.server, '127.0.0.1');
    const slow = Array.from({ length: 50 }, open);
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow)
      socket.write('POST /search HTTP/1.1\r\nhost: localhost\r\ncontent-le');
    const answers = Array.from({ length: 20 }, () => ask(service, 'server', '/app/ip'));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('that is broken off leaves no error in the log', async () => {
    lines.length = 0;
    const socket = connect(service.settings.ports.server, '127.0.0.1');
    const head = ['POST /search HTTP/1.1', 'host: localhost', 'content-length: 1000'];
    const client = Object.entries(wireHeaders(service.settings.requestSecret, new Date()));
    const form = 'content-type: application/x-www-form-urlencoded';
    socket.write(
      [...head, form, ...client.map((pair) => pair.join(': ')), '', 'query=a'].join('\r\n'),
    );
    await ask(service, 'server', '/app/ip');
    socket.destroy();
    await expect.poll(() => lines.join('')).toContain('gone away');
    expect(lines.filter((line) => /"level":"?(?:50|60|error|fatal)/.test(line))).toEqual([]);
  });
});

it('no page asks a device for anything', async () => {
  for (const [name, page] of [
    ['server', '/docs/'],
    ['ko', '/'],
    ['ko', '/no/such/page'],
  ] as const) {
    const { headers } = await ask(service, name, page, { accept: 'text/html' });
    expect(Object(headers)['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), /);
  }
});

it.each(['/api/all_comic/home', '/api/no/such/call'])(
  '%s, which is no page, says of itself only what matters for data',
  async (target) => {
    const { headers } = await ask(service, 'ko', target, { accept: '*/*' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  },
);
