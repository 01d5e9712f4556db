import { describe, expect, it } from 'vitest';
import { wireHeaders } from '#http/testing/wire-headers.ts';
import { ask, openGuarded, raw } from './testing/open-guarded.ts';

const { service } = await openGuarded();

const client = () => wireHeaders(service.settings.requestSecret, new Date());

describe('paths that climb', () => {
  const upwards = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '....//', '..;/'];
  const twiceEncoded = ['%252e%252e%252f', '..%c0%af'];
  const climbs = [...upwards, ...twiceEncoded].flatMap((up) => [
    `${up.repeat(2)}package.json`,
    `${up.repeat(8)}etc/passwd`,
  ]);

  it.each(['/', '/assets/', '/api/media/covers/', '/api/media/covers/abcdefgh/', '/docs/static/'])(
    'from %s lead nowhere',
    async (place) => {
      for (const climb of climbs) {
        const { status, body } = await ask(service, 'ko', place + climb, { accept: '*/*' });
        // An address that is no file's may be that of a page, which is drawn for it.
        const drawn = climb.endsWith('passwd') && body.startsWith('<!doctype html><html lang=');
        expect([400, 403, 404, ...(drawn ? [200] : [])], place + climb).toContain(status);
        expect(body, place + climb).not.toMatch(/"name"|root:/);
      }
    },
  );

  it.each([
    '/.vite/modules.json',
    '/assets/app-3f2a.js%00.png',
    '/api/media/covers/..%2f..%2fpackage.json/320.webp',
    '/api/media/covers/abcdefgh/..%2f..%2f320.webp',
    '/api/media/pages/%2e%2e/320.webp',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await ask(service, 'ko', target, { accept: '*/*' });
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/"name"|root:|<title>/);
  });
});

describe('requests that come in one piece', () => {
  const get = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;

  it('are each answered, in their order', async () => {
    const answer = await raw(
      service,
      get('/app/ip') +
        get('/no/such/call') +
        get('/app/ip') +
        get('/health', 'connection: close\r\n'),
    );
    const codes = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code);
    expect(codes).toEqual(['200', '404', '200', '200']);
  });

  it('are no requests where the first takes them for its body', async () => {
    const hidden = get('/app/ip');
    const own = Object.entries(client()).map((pair) => pair.join(': '));
    const head = ['POST /search HTTP/1.1', 'host: localhost', 'connection: close', ...own];
    const form = 'content-type: application/x-www-form-urlencoded';
    const answer = await raw(
      service,
      [...head, form, `content-length: ${hidden.length}`, '', hidden].join('\r\n'),
    );
    expect(answer.match(/HTTP\/1\.1 \d+ /g)).toEqual(['HTTP/1.1 400 ']);
  });

  it('are not answered after one whose end is in doubt', async () => {
    const doubtful =
      'POST /search HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    const answer = await raw(service, doubtful + get('/app/ip'));
    expect(answer.match(/HTTP\/1\.1 \d+ /g)).toEqual(['HTTP/1.1 400 ']);
  });
});

describe('a parameter', () => {
  const notices = async (query: string) => {
    const { status, body } = await ask(service, 'server', `/document/notice?${query}`, client());
    return { status, body };
  };

  it.each([
    'pageNo=0&pageNo=1',
    'pageSize=1&pageSize=100&pageSize=1000',
    'pageNo=0&pageNo=0',
    'pageNo=0&page%4eo=1',
  ])('that is given twice is refused: %s', async (query) => {
    const { status, body } = await notices(query);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ data: null, result: { code: 400 } });
  });

  it.each(['pageNo[]=7', 'pageNo[a]=7', 'pageNo.a=7', '__proto__[pageNo]=7', 'constructor=7'])(
    'by another name is none: %s',
    async (query) => {
      expect(await notices(query)).toEqual(await notices(''));
    },
  );
});
