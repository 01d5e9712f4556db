import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '#serve/start-service.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ownScript, writeEdition } from '#testing/served-process.ts';
import { queryAt } from '#testing/sql.ts';

const { url: databaseUrl, sql } = await freshDatabase();
const other = await freshDatabase();
let folder: string;
let service: Service;
let ko: string;
let server: string;

async function start(environment: Record<string, string>): Promise<Service> {
  return startService(
    loadSettings({
      DATABASE_URL: databaseUrl,
      HANJI_DATA: path.join(folder, 'data'),
      HANJI_EDITIONS: 'ko',
      HANJI_EDITIONS_FOLDER: folder,
      HANJI_PORT_SERVER: '0',
      HANJI_PORT_KO: '0',
      HANJI_LOG_LEVEL: 'silent',
      ...environment,
    }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-origin-'));
  await writeEdition(folder, 'ko');
  service = await start({});
  ({ ko = '', server = '' } = Object.fromEntries(
    service.addresses.map(({ name, url }) => [name, url]),
  ));
});

afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

/** Unlike fetch, neither decodes nor adds a header. */
function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, method }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes.toString(),
          }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const navigation = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };

describe('the site of an edition', () => {
  it.each([
    ['/', 200],
    ['/content/comic/7', 200],
    ['/search?of=a.png', 200],
    ['/search/Dr.Stone', 200],
    ['/search/50%25_a%5Cb', 200],
    ['/comic/99999', 404],
    ['/no/such/page', 404],
    ['/legal/terms_of_use/1.0', 200],
  ])('answers %s with %i and the page, to be asked for anew', async (address, status) => {
    const page = await get(ko + address, navigation);
    expect(page.status).toBe(status);
    expect(page.body).toContain('<title>ko &quot;');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['vary']).toContain('cookie');
    const { etag = '' } = page.headers;
    const again = await get(ko + address, { ...navigation, 'if-none-match': etag });
    expect(again.status).toBe(status === 200 ? 304 : status);
  });

  it.each([{}, { accept: '*/*' }, { accept: 'text/html', 'sec-fetch-mode': 'cors' }])(
    'gives the page to whoever asks: %j',
    async (headers) => {
      expect((await get(`${ko}/comic/7`, headers)).body).toContain('<title>ko ');
    },
  );

  it('sends what the first screen needs with the page: picture, code, words and answer', async () => {
    const { body } = await get(ko, navigation);
    expect(body).toContain('<html lang="ko-KR">');
    expect(body).toContain('<link rel="manifest" href="/site.ko-KR.webmanifest">');
    expect(body).toContain(
      '<link rel="preload" as="image" href="/first.webp" media="(width &lt;= 767px)" fetchpriority="high">',
    );
    // Its turn comes once the first one is there.
    expect(body).not.toContain('href="/next.webp"');
    const [, root = ''] = /<div (id="root"[^>]*)>/.exec(body) ?? [];
    const [, files = ''] = /data-files="([^"]*)"/.exec(root) ?? [];
    expect(files.split(' ').toSorted()).toEqual(
      ['Home', 'ko-KR', 'shared'].map((name) => `/assets/${name}.js`),
    );
    const [, json = ''] =
      /<script type="application\/json" id="hanji-page">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      locale: 'ko-KR',
      signedIn: false,
      acceptMature: 'Y',
      pictures: [{ url: '/first.webp' }, { url: '/next.webp', follows: true }],
      answer: { endpoint: 'getHome', arg: { params: '/' }, data: { sections: [] } },
    });
  });

  it('posts what a page searches for, as its client would', async () => {
    const { body } = await get(`${ko}/search/none`, navigation);
    const [, json = ''] =
      /<script type="application\/json" id="hanji-page">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      answer: { endpoint: 'search', data: { contents: [], page: { pageNo: 0, pageSize: 3 } } },
    });
  });

  it('sends the first screen drawn, with its styles and the page’s own script allowed by digest', async () => {
    const { body, headers } = await get(ko, navigation);
    expect(body).toMatch(/<div id="root"[^>]* data-drawn=""><h1>ko drawn<\/h1><\/div>/);
    expect(body).toContain('<style>[data-drawn] h1{color:red}</style>');
    expect(body).toMatch(/<div id="root"[^>]* data-styles="\/assets\/style-1.css"/);
    expect(body).not.toContain('rel="stylesheet"');
    const digest = hash('sha256', ownScript, 'base64');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${digest}';script-src-attr 'none'`,
    );
  });

  it('sends a page undrawn whose drawing fails', async () => {
    const { status, body } = await get(`${ko}/undrawn`, navigation);
    expect(status).toBe(200);
    expect(body).toMatch(/<div id="root" data-files="[^"]*" data-styles="[^"]*"><\/div>/);
  });

  it('asks for the first screen as its client would, of who takes no titles for adults too', async () => {
    const { body } = await get(ko, { ...navigation, cookie: 'hanji_accept_mature=N' });
    expect(body).toContain('"acceptMature":"N"');
  });

  it('has a head for robots and messengers', async () => {
    const { body } = await get(`${ko}/menu/x/?category=all_novel&from=mail`, navigation);
    const page = `${ko}/menu/x?category=all_novel`.replaceAll('&', '&amp;');
    for (const line of [
      `<link rel="canonical" href="${page}">`,
      `<link rel="alternate" hreflang="en-US" href="${page}&amp;language=en-US">`,
      `<link rel="alternate" hreflang="x-default" href="${page}">`,
      `<meta property="og:url" content="${page}">`,
      `<meta property="og:image" content="${ko}/cover.webp">`,
      '<meta property="og:image:width" content="3">',
    ]) {
      expect(body).toContain(line);
    }
  });

  it('says of a title in the words of schema.org what it is, which ends no element', async () => {
    const { body } = await get(`${ko}/menu/work`, navigation);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ComicSeries',
      name: '</script><b>ko "/menu/work"',
      url: `${ko}/menu/work`,
    });
    const list = await get(`${ko}/menu/x`, navigation);
    expect(list.body).not.toContain('ld+json');
  });

  it.each([
    ['/search?keyword=%EB%93%B1%EB%8C%80', '/search/%EB%93%B1%EB%8C%80'],
    ['/search?keyword=a%2Fb+%3F%22&x=1', '/search/a%2Fb%20%3F%22'],
    ['/search?keyword=%2F%2Fevil.example', '/search/%2F%2Fevil.example'],
    ['/search?keyword=..', '/search/%20..'],
    ['/search?keyword=.', '/search/%20.'],
    ['/challenge/search?keyword=..', '/challenge/search/%20..'],
    ['/search?keyword=+', '/search'],
    ['/challenge/search?keyword=x', '/challenge/search/x'],
    ['/challenge/search?keyword=', '/challenge'],
  ])('leads a search that a browser sent without scripts to its page: %s', async (at, to) => {
    const answer = await get(ko + at, navigation);
    expect([answer.status, answer.headers['location']]).toEqual([303, to]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('leads away from what is not for this reader', async () => {
    const answer = await get(`${ko}/library`, navigation);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/login']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lets no cache that others share hold the page of a reader', async () => {
    const { headers } = await get(ko, { ...navigation, cookie: 'hanji_accept_mature=Y' });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['br', 'gzip'])('sends the page as %s', async (encoding) => {
    const page = await get(ko, { ...navigation, 'accept-encoding': encoding });
    expect(page.headers['content-encoding']).toBe(encoding);
  });

  it.each([
    ['/assets/app-0000.js', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['/assets/app-0000.js', navigation],
    ['/assets/gone', navigation],
    ['/picture.webp', { accept: 'image/webp,*/*' }],
    ['/picture.webp', navigation],
    ['/search/picture.webp', { accept: 'image/webp,*/*' }],
    ['/content/comic/7', { accept: 'application/json' }],
    ['/comic/7', { accept: 'image/*', 'sec-fetch-dest': 'image' }],
    ['/.vite/modules.json', navigation],
    ['/.vite/modules.json', {}],
    ['/..%2f..%2fpackage.json', navigation],
    ['/assets/app%00.js', {}],
    ['/%2e%2e/%2e%2e/ko/dist/index.html', { accept: '*/*' }],
  ])('says 404 for %s with %j', async (address, headers) => {
    const answer = await get(ko + address, headers);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  it.each([
    ['GET', '//elsewhere.example', 404],
    ['GET', '/assets/', 404],
    ['POST', '/comic/1', 405],
    ['POST', '/', 400, '{"half'],
    ['POST', '/', 413, `"${' '.repeat(2 ** 20)}"`],
  ])('answers %s %s with %i in a line of text', async (method, address, status, body?: string) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await get(ko + address, headers, method, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^[a-z ]+\n$/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/member/external-idp/web/apple/callback'])(
    'takes what Apple has a browser post to %s on to the page, and nothing else of it',
    async (callback) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
      const body = new URLSearchParams({ code: 'a+b', state: 's&t', user: '{"name":"Soomin"}' });
      const answer = await get(ko + callback, form, 'POST', body.toString());
      expect(answer.status).toBe(303);
      expect(answer.headers).toMatchObject({
        location: `${callback}?code=a%2Bb&state=s%26t`,
        'cache-control': 'no-store',
      });
      const cancelled = await get(ko + callback, form, 'POST', 'error=user_cancelled_authorize');
      expect(cancelled.headers.location).toBe(`${callback}?error=user_cancelled_authorize`);
      const page = await get(ko + String(answer.headers.location), navigation);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    ['/member/external-idp/web/nobody/callback', 'code=1', 405],
    ['/login/callback/apple', 'code=1', 405],
    ['/member/external-idp/web/apple/callback', `code=${'x'.repeat(2 ** 14)}`, 413],
  ])('takes nothing posted to %s', async (address, body, status) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await get(ko + address, form, 'POST', body)).status).toBe(status);
  });

  it.each([
    ['/search/100%', 200],
    ['/search/%E0%A4%A', 200],
    [`/search/${'x'.repeat(9000)}`, 200],
    ['/no/%ff', 404],
    ['/no/1%00', 404],
    [`/no/${'x'.repeat(9000)}`, 404],
    [`/no/${'%'.repeat(300)}`, 404],
  ])('gives a page to who types %.30s, with what protects pages', async (address, status) => {
    const page = await get(ko + address, navigation);
    expect([page.status, page.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<title>ko ');
    const { headers } = await get(ko, navigation);
    for (const name of ['content-security-policy', 'permissions-policy', 'cache-control', 'vary']) {
      expect(page.headers[name]).toBe(headers[name]);
    }
  });

  it('protects the answer to a call whose address cannot be decoded', async () => {
    for (const base of [`${ko}/api`, server]) {
      const answer = await get(`${base}/comic/%ff?sig=hush`, navigation);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toContain('hush');
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String) as string,
      });
    }
  });

  it.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, 'export const plain = 1;'],
  ])(
    'sends an asset to a browser that takes %s, to be kept for ever',
    async (takes, encoding, body) => {
      const asset = await get(`${ko}/assets/app-3f2a.js`, { 'accept-encoding': takes });
      expect(asset).toMatchObject({ status: 200, body });
      expect(asset.headers['content-encoding']).toBe(encoding);
      expect(asset.headers['content-type']).toContain('javascript');
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(asset.headers['vary']).toContain('accept-encoding');
    },
  );

  it.each([
    ['icon.svg', 'image/svg+xml'],
    ['site.ko-KR.webmanifest', 'application/manifest+json'],
  ])('asks anew for files without a digest in their name, as %s', async (name, type) => {
    const file = await get(`${ko}/${name}`);
    expect(file.headers['content-type']).toContain(type);
    expect(file.headers['cache-control']).toBe('no-cache');
    expect(file.headers['etag']).toBeDefined();
  });

  it('gives a browser the page of the build for chapters without a connection, the same to everybody', async () => {
    const page = await get(`${ko}/offline.html`, navigation);
    const again = await get(`${ko}/offline.html`, { cookie: 'global_language=ja-JP' });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toMatch(/<div id="root" data-files="[^"]*"><\/div>/);
    expect(again.body).toBe(page.body);
    const etag = String(page.headers['etag']);
    expect((await get(`${ko}/offline.html`, { 'if-none-match': etag })).status).toBe(304);
  });

  it('tells search engines of its titles, and of none for adults or of other languages', async () => {
    const robots = await get(`${ko}/robots.txt`);
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots.body) ?? [];
    expect(sitemap).toMatch(/\/sitemap\.xml$/);
    // A messenger that keeps to it shows no cover beside a link otherwise.
    expect(robots.body).toMatch(/^Allow: \/api\/media\/covers\/$/m);
    const title = async (key: string, language: string, age: number): Promise<number> => {
      const [row] = await sql<{ id: number }>`
        insert into content (import_key, import_digest, type, category, language, name, status,
          theme_color, chapter_unit, chapter_file_format, orientation, search_text, restricted_age,
          published_at, last_chapter_published_at)
        values (${key}, 'd', 'comic', 'all_comic', ${language}, 'x', 'started', '#123456',
          'episode', 'image', 'TTB', 'x', ${age}, now(), timestamptz '2026-11-20')
        returning id`;
      return row?.id ?? 0;
    };
    const [own, adult, french] = [
      await title('map-1', 'ko-KR', 15),
      await title('map-2', 'ko-KR', 19),
      await title('map-3', 'fr-FR', 0),
    ];
    await sql`insert into content_genre (content_id, genre, sort)
      values (${own}, 'drama', 0), (${adult}, 'horror', 0), (${french}, 'comedy', 0)`;
    await sql`insert into image (id, width, height, format, widths, dominant_color, placeholder)
      values ('covers/map', 720, 360, 'webp', '{720}', '#123456', '')`;
    await sql`insert into event (language, key, title, mature, image_id, published_at, start_at,
        end_at, link, written_by)
      select language, key, key, mature, 'covers/map', '2026-01-01', '2026-01-01', until, link, 'x'
      from (values ('ko-KR', 'over', false, timestamptz '2026-02-01', ''),
        ('ko-KR', 'own', false, '2999-01-01', ''), ('ko-KR', 'adult', true, '2999-01-01', ''),
        ('fr-FR', 'french', false, '2999-01-01', ''), ('ko-KR', 'far', false, '2999-01-01', '/x'))
        as given (language, key, mature, until, link)`;
    const { status, headers, body } = await get(`${ko}/sitemap.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const base = sitemap.replace('/sitemap.xml', '');
    expect(body).toContain(`<loc>${base}/?category=all_novel</loc>`);
    expect(body).toContain(
      `<loc>${base}/comic/${own}</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>`,
    );
    for (const id of [adult, french]) expect(body).not.toContain(`/comic/${id}<`);
    for (const id of [1, 3, 4, 5]) expect(body).not.toContain(`/event/${id}<`);
    for (const named of [
      '/event/2',
      '/menu/all_comic/event',
      '/all_comic/genre/drama',
      '/document/notice',
    ])
      expect(body).toContain(`<loc>${base}${named}</loc>`);
    for (const genre of ['horror', 'comedy']) expect(body).not.toContain(`/genre/${genre}<`);
    await sql`delete from event`;
    await sql`delete from content where import_key like 'map-%'`;
  });

  it('runs scripts of its own origin and those of its page only, and lets chapters stand in frames', async () => {
    const { headers } = await get(ko, navigation);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^ ]+'$/);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('frame-src')).toContain('blob:');
    expect(policy.get('img-src')).toBe("'self' blob: data:");
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('the API', () => {
  it('is at the server, below its /api, and below /api of the edition', async () => {
    for (const base of [server, `${server}/api`, `${ko}/api`]) {
      const answer = await get(`${base}/app/ip`);
      expect(JSON.parse(answer.body)).toMatchObject({ data: { ip: '127.0.0.1' } });
    }
  });

  it('answers unknown calls in the envelope, on both origins', async () => {
    for (const base of [server, `${server}/api`, `${ko}/api`]) {
      const answer = await get(`${base}/no/such/call/at/all`, navigation);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.body)).toMatchObject({ data: null, result: { code: 404 } });
    }
  });

  it('may be called from the pages of an edition at the server, and from no other page', async () => {
    const asking = { 'access-control-request-method': 'POST', origin: ko };
    const preflight = await fetch(`${server}/search`, { method: 'OPTIONS', headers: asking });
    expect(preflight.status).toBe(204);
    const headers = {
      'access-control-allow-origin': ko,
      'access-control-allow-credentials': 'true',
    };
    expect(Object.fromEntries(preflight.headers)).toMatchObject(headers);
    expect((await get(`${server}/api/app/ip`, { origin: ko })).headers).toMatchObject(headers);
    const foreign = await get(`${server}/app/ip`, { origin: 'https://elsewhere.example' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('comes compressed to who takes it', async () => {
    const answer = await get(`${server}/openapi.json`, { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('promises HTTPS only where the origin has it', async () => {
    const secure = await start({
      HANJI_EDITIONS: 'none',
      HANJI_URL_SERVER: 'https://api.example.com',
    });
    const { headers } = await get(`http://localhost:${secure.settings.ports.server}/health`);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.stop();
  });
});

describe('/ready', () => {
  it('says which part is not there', async () => {
    const stored = path.join(folder, 'elsewhere');
    const own = await start({ HANJI_EDITIONS: 'none', HANJI_DATA: stored });
    const base = own.addresses[0]?.url ?? '';
    const data = async (): Promise<unknown> =>
      (JSON.parse((await get(`${base}/ready`)).body) as { data: unknown }).data;
    expect(await data()).toEqual({ database: true, storage: true, draining: false });
    await rm(stored, { recursive: true });
    await expect.poll(data).toEqual({ database: true, storage: false, draining: false });
    expect((await get(`${base}/ready`)).status).toBe(503);
    expect((await get(`${base}/health`)).status).toBe(200);
    await own.stop();
  });
});

describe('/ready', () => {
  const name = new URL(other.url).pathname.slice(1);
  let own: Service;
  beforeAll(async () => {
    own = await start({ HANJI_EDITIONS: 'none', DATABASE_URL: other.url });
  });
  afterAll(() => own.stop());

  /** For sessions that begin afterwards: those that there are end. */
  async function set(what: string): Promise<void> {
    await queryAt(databaseUrl, `alter database ${name} ${what}`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  }
  const base = (): string => own.addresses[0]?.url ?? '';
  const code = async (): Promise<number> => (await get(`${base()}/ready`)).status;

  it.each([
    ['has no room on its disk for more', 'temp_file_limit', '0'],
    ['can only be read', 'default_transaction_read_only', 'on'],
  ])('is 503 while the database %s, and 200 again', async (_, setting, value) => {
    await expect.poll(code).toBe(200);
    await set(`set ${setting} = '${value}'`);
    await expect.poll(code).toBe(503);
    await set(`reset ${setting}`);
    await expect.poll(code).toBe(200);
  });
});

describe('startService', () => {
  it('runs what fills the catalogue before anything answers, and ends all when that fails', async () => {
    const ports = { ...service.settings.ports, server: 0 };
    let port = 0;
    const failing = startService(
      { ...service.settings, databaseUrl: other.url, editions: [], ports },
      {
        beforeListen: async ({ database, settings }) => {
          port = settings.ports.server;
          await database.db.execute('select 1');
          await expect(get(`http://localhost:${port}/health`)).rejects.toThrow('ECONNREFUSED');
          throw new Error('the disk is full');
        },
      },
    );
    await expect(failing).rejects.toThrow('the disk is full');
    await expect(get(`http://localhost:${port}/health`)).rejects.toThrow('ECONNREFUSED');
    const name = new URL(other.url).pathname.slice(1);
    await expect
      .poll(() => sql`select pid from pg_stat_activity where datname = ${name}`)
      .toHaveLength(0);
  });
});
