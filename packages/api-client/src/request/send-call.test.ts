import { createHash } from 'node:crypto';
import { call } from '@hanji/contract/calls/call.ts';
import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { requestTimeToleranceMs } from '@hanji/contract/headers.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerJson, startServer } from '../testing/echo-server.ts';
import { testSettings } from '../testing/settings.ts';
import { buildRequest } from './build-request.ts';
import { sendCall } from './send-call.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

const ok = { data: { page: 1 }, result: { code: 200, message: '', debug: null } };
const home = { params: { category: 'all_comic' } };

let server: Server;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  answer = { status: 200, body: ok };
  server = await startServer((response) => answerJson(response, answer.status, answer.body));
});
afterEach(() => server.close());

function settings(changes: Parameters<typeof testSettings>[0] = {}) {
  return testSettings({ basePath: `${server.origin}/api`, ...changes });
}

describe('what is sent', () => {
  it('[B7-095] [B7-096] [B7-097] [B7-099] [B7-100] [B7-101] [B7-102] [B7-103] carries every header of the specification', async () => {
    await sendCall(settings(), browsingCalls.getHome, home);
    expect(server.received[0]?.headers).toMatchObject({
      'x-client-os': 'linux',
      'x-client-store': 'web',
      'x-client-platform': 'web',
      'x-request-time': '1700000000000',
      'x-timezone': 'Asia/Seoul',
      'accept-language': 'ko-KR',
      'x-immutable-uid': '{ip}',
      'x-accept-mature': 'Y',
    });
  });

  it('[B7-098] [A7-006] hashes secret, uid and time, in this order', async () => {
    await sendCall(settings({ uid: () => '192.0.2.7' }), browsingCalls.getHome, home);
    const expected = createHash('sha256').update('a secret192.0.2.71700000000000').digest('hex');
    expect(server.received[0]?.headers['x-checksum']).toBe(expected);
  });

  it('[B7-104] sends calls with credentials', () => {
    expect(buildRequest('/api', browsingCalls.getHome, home).init.credentials).toBe('include');
  });

  it('sends a form as a form and leaves out what is undefined', async () => {
    const body = { query: '한지 & ink', pageNo: 0, pageSize: undefined };
    await sendCall(settings(), browsingCalls.search, { body });
    const [request] = server.received;
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.body).toBe('query=%ED%95%9C%EC%A7%80+%26+ink&pageNo=0');
  });

  it('sends JSON and multipart as what they are', async () => {
    const json = call({ ...browsingCalls.search, body: 'json' });
    const multipart = call({ ...browsingCalls.search, body: 'multipart' });
    await sendCall(settings(), json, { body: { query: 'a' } });
    const file = new Blob(['bytes'], { type: 'image/png' });
    await sendCall(settings(), multipart, { body: { query: 'a', attachImage: file } });
    expect(server.received[0]?.body).toBe('{"query":"a"}');
    expect(server.received[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.received[1]?.body).toContain('Content-Type: image/png');
  });

  it('escapes what it puts into a path', async () => {
    await sendCall(settings(), browsingCalls.getHome, { params: { category: '../x' } });
    expect(server.received[0]?.url).toBe('/api/..%2Fx/home');
  });
});

describe('what comes back', () => {
  it('[A7-001] unwraps the data of a success', async () => {
    expect(await sendCall(settings(), browsingCalls.getHome, home)).toEqual({ data: { page: 1 } });
  });

  it.each([
    ['getContent', contentCalls.getContent, 200, true],
    ['getContent', contentCalls.getContent, 208, false],
    ['getChapters', contentCalls.getChapters, 299, true],
    ['getChapters', contentCalls.getChapters, 300, false],
  ])('[A7-002] [B7-001] %s with result code %4$d', async (_, description, code, success) => {
    answer.body = { data: null, result: { code, message: '', debug: null } };
    const params = { contentType: 'comic', contentId: 1, chapterUnit: 'episode' };
    const outcome = await sendCall(settings(), description, { params });
    expect('data' in outcome).toBe(success);
  });

  it('[B3-030] [A3-046] tells a failure as code, title, message, endAt, nextPage and the address', async () => {
    answer = {
      status: 503,
      body: {
        data: { endAt: '2025-11-01T00:00:00.000Z', title: 'Maintenance', nextPage: '/x' },
        result: { code: 503, message: 'back soon', debug: 'deploying' },
      },
    };
    expect(await sendCall(settings(), browsingCalls.getHome, home)).toEqual({
      error: {
        code: 503,
        title: 'Maintenance',
        message: 'back soon',
        debug: 'deploying',
        endAt: '2025-11-01T00:00:00.000Z',
        nextPage: '/x',
        data: { endAt: '2025-11-01T00:00:00.000Z', title: 'Maintenance', nextPage: '/x' },
        response: { url: `${server.origin}/api/all_comic/home` },
      },
    });
  });

  it.each([
    ['20', 20],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('tells when another try makes sense, of a header that says %s', async (said, retryAfterS) => {
    await server.close();
    const body = { data: null, result: { code: 429, message: '', debug: null } };
    server = await startServer((response) => {
      if (said !== undefined) response.setHeader('retry-after', said);
      answerJson(response, 429, body);
    });
    const outcome = await sendCall(settings(), browsingCalls.getHome, home);
    expect(Object(outcome).error).toMatchObject({ code: 429 });
    expect(Object(outcome).error.retryAfterS).toBe(retryAfterS);
  });

  it.each([
    [502, null, 502, undefined],
    [200, null, 500, true],
    [200, { data: {} }, 500, true],
    [200, { data: {}, result: { code: '200' } }, 500, true],
  ])(
    'an answer that is no envelope (HTTP %d, %j) is failure %d',
    async (status, body, code, unreadable) => {
      answer = { status, body };
      const outcome = await sendCall(settings(), browsingCalls.getHome, home);
      expect(outcome).toMatchObject({ error: { code } });
      expect(Object(outcome).error.unreadable).toBe(unreadable);
    },
  );

  it('[A8-021] [B8-019] makes 9999 of a host that does not answer', async () => {
    const nowhere = settings();
    await server.close();
    const outcome = await sendCall(nowhere, browsingCalls.getHome, home);
    expect(outcome).toMatchObject({ error: { code: 9999, message: 'Error: Network Error' } });
  });

  it('says that it was canceled where the browser itself gave it up', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('', 'AbortError'));
    const outcome = await sendCall(settings(), browsingCalls.getHome, home);
    vi.restoreAllMocks();
    expect(outcome).toMatchObject({ error: { code: 9999, canceled: true } });
  });

  it('leaves an abort an abort', async () => {
    const aborted = AbortSignal.abort();
    await expect(sendCall(settings(), browsingCalls.getHome, home, aborted)).rejects.toThrow();
  });

  const connectionError = { error: expect.objectContaining({ code: 9999 }) as unknown };

  it.each([
    ['an abort', (abort: AbortController) => abort.abort(), expect.stringContaining('AbortError')],
    ['a cut connection', (_: AbortController, cut: () => void) => cut(), connectionError],
  ])('takes %s in the middle of a body for what it is', async (_, happens, expected) => {
    await server.close();
    let cut = () => {};
    server = await startServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":');
      cut = () => response.destroy();
    });
    const controller = new AbortController();
    const sent = vi.spyOn(globalThis, 'fetch');
    const outcome = sendCall(settings(), browsingCalls.getHome, home, controller.signal);
    await expect.poll(() => sent.mock.settledResults[0]?.type).toBe('fulfilled');
    sent.mockRestore();
    happens(controller, cut);
    expect(await outcome.catch(String)).toEqual(expected);
  });
});

describe('[B7-001] the code of an answer', () => {
  const title = { contentType: 'comic', contentId: 1 };
  const chapters = { params: { ...title, chapterUnit: 'episode' } };
  const succeeds = async (
    ...sent: Parameters<typeof sendCall> extends [unknown, ...infer R] ? R : never
  ) => 'data' in (await sendCall(settings(), ...sent));

  it.each([
    [200, true, true],
    [201, false, true],
    [208, false, true],
    [299, false, true],
    [300, false, false],
    [404, false, false],
  ])(
    '[A7-063] [A7-064] [B8-001] [B7-074] [B7-075] %i: a content home %s, its chapters %s',
    async (code, ofHome, ofChapters) => {
      answer = { status: 200, body: { ...ok, result: { ...ok.result, code } } };
      expect(await succeeds(contentCalls.getContent, { params: title })).toBe(ofHome);
      expect(await succeeds(contentCalls.getChapters, chapters)).toBe(ofChapters);
    },
  );
});

describe('a device whose clock is wrong', () => {
  const serverTime = Date.parse('2025-11-01T12:00:00Z');
  /** Answers as the service does: 400 to a time more than five minutes away from its own. */
  async function strictServer(): Promise<void> {
    await server.close();
    server = await startServer((response, request) => {
      const off = Math.abs(Number(request.headers['x-request-time']) - serverTime);
      const code = off <= requestTimeToleranceMs && request.body !== 'query=refused' ? 200 : 400;
      response.setHeader('date', new Date(serverTime).toUTCString());
      answerJson(response, code, { ...ok, result: { ...ok.result, code } });
    });
  }

  it.each([
    ['an hour late', -3_600_000],
    ['a day ahead', 86_400_000],
    ['a second too late', -requestTimeToleranceMs - 1000],
  ])('%s asks once more with the time of the service, and then always', async (_, off) => {
    await strictServer();
    const own = settings({ now: () => serverTime + off });
    expect(await sendCall(own, browsingCalls.getHome, home)).toEqual({ data: { page: 1 } });
    expect(await sendCall(own, browsingCalls.getHome, home)).toEqual({ data: { page: 1 } });
    expect(server.received.map(({ headers }) => Number(headers['x-request-time']))).toEqual([
      serverTime + off,
      serverTime,
      serverTime,
    ]);
  });

  it('sends the body again, and hashes the new time', async () => {
    await strictServer();
    const own = settings({ now: () => 0 });
    await sendCall(own, browsingCalls.search, { body: { query: 'ink' } });
    expect(server.received.map(({ body }) => body)).toEqual(['query=ink', 'query=ink']);
    const expected = createHash('sha256').update(`a secret{ip}${serverTime}`).digest('hex');
    expect(server.received[1]?.headers['x-checksum']).toBe(expected);
  });

  it('takes a refusal for one where the clock is right, or was already corrected', async () => {
    await strictServer();
    const refused = { body: { query: 'refused' } };
    const right = settings({ now: () => serverTime });
    expect(await sendCall(right, browsingCalls.search, refused)).toMatchObject({
      error: { code: 400 },
    });
    expect(server.received).toHaveLength(1);
    const wrong = settings({ now: () => 0 });
    expect(await sendCall(wrong, browsingCalls.search, refused)).toMatchObject({
      error: { code: 400 },
    });
    expect(server.received).toHaveLength(3);
  });
});

describe('a service that hangs', () => {
  it('is told of as a lost connection after twenty seconds, to who only asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    onTestFinished(() => asked.mockRestore());
    const outcome = sendCall(settings(), browsingCalls.getHome, home);
    // Not `vi.waitUntil`, which gives up after a second; a look moves the faked clock by 50 ms.
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    let settled = false;
    void outcome.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject({ error: { code: 9999 } });
  });
});
