import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOffline, type OfflineScope } from './answer-offline.ts';
import { offlineCache } from './offline-cache.ts';

const { origin } = location;

beforeEach(async () => {
  const cache = await caches.open(offlineCache);
  // As the service sends pages.
  const headers = { vary: 'cookie', 'content-security-policy': "default-src 'self'" };
  await cache.put('/offline.html', new Response('the kept page', { headers }));
  await cache.put('/assets/main-1.js', new Response('the kept code'));
});
afterEach(async () => {
  await caches.delete(offlineCache);
});

/** A worker's surroundings; `said` is what the service answers, null nothing. */
function surroundings(said: string | null) {
  const listeners = new Map<string, (event: never) => void>();
  const scope: OfflineScope = {
    location: { origin },
    caches,
    fetch: async () => {
      if (said === null) throw new TypeError('Failed to fetch');
      return new Response(said, { status: 404 });
    },
    addEventListener: (name, listener) => void listeners.set(name, listener),
  };
  answerOffline(scope);
  /** What the worker says to a request; undefined where it leaves it to the browser. */
  async function ask(path: string, { mode = 'navigate', method = 'GET' } = {}) {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, origin).href, mode, method };
    const respondWith = (given: Promise<Response>): void => void (answer = given);
    listeners.get('fetch')?.({ request, respondWith } as never);
    return answer;
  }
  return { ask, listeners };
}

it.each([
  '/novel/1/chapter/2/product',
  '/magazine_novel/10/chapter/20/product?from=list',
  '/novel/1/chapter/2/product/',
])('opens %s by the kept page, with its policy, where the service is not heard', async (path) => {
  const answer = await surroundings(null).ask(path);
  expect(await answer?.text()).toBe('the kept page');
  expect(answer?.headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('gives the files of the edition that are kept, and fails for others as the network does', async () => {
  const { ask } = surroundings(null);
  const answer = await ask('/assets/main-1.js', { mode: 'cors' });
  expect(await answer?.text()).toBe('the kept code');
  await expect(ask('/assets/main-2.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch');
});

it('lets the service answer as long as it is heard, whatever it says', async () => {
  const { ask } = surroundings('gone');
  const page = await ask('/novel/1/chapter/2/product');
  expect([page?.status, await page?.text()]).toEqual([404, 'gone']);
  expect(await (await ask('/assets/main-1.js', { mode: 'cors' }))?.text()).toBe('gone');
});

it.each([
  ['/novel/1/chapter/2/trial', {}],
  ['/novel/1', {}],
  ['/comic/1/chapter/2/product', {}],
  ['/', {}],
  ['/login', {}],
  ['/novel/1/chapter/2/product', { method: 'POST' }],
  ['/novel/1/chapter/2/product', { mode: 'cors' }],
  ['/api/novel/1/chapter/2/product', { mode: 'cors' }],
  ['https://elsewhere.example/assets/main-1.js', { mode: 'cors' }],
])('has nothing to do with %s %j', async (path, how) => {
  expect(await surroundings(null).ask(path, how)).toBeUndefined();
});

it('tells a browser that understands it what goes past, and installs in one that does not', async () => {
  const { listeners } = surroundings(null);
  const work: Promise<unknown>[] = [];
  const waitUntil = (part: Promise<unknown>): void => void work.push(part);
  const addRoutes = vi.fn(async () => Promise.reject(new TypeError('not known')));
  listeners.get('install')?.({ addRoutes, waitUntil } as never);
  listeners.get('install')?.({ waitUntil } as never);
  await expect(Promise.all(work)).resolves.toHaveLength(2);
  expect(addRoutes).toHaveBeenCalledOnce();
});
