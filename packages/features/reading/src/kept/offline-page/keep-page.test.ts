import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOfflinePage, keepOfflinePage } from './keep-page.ts';
import { offlineCache } from './offline-cache.ts';

let build = '1';
let registered: string[] = [];
let hasWorker = true;

function pageOf(number: string): string {
  return `<link href="/assets/style-${number}.css">
    <div id="root" data-files="/assets/toasts-${number}.js"></div>
    <script>var files=["/assets/code-${number}.js"]</script>`;
}

/** The files that this page has come with. */
function comeWith(...names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement('link');
    // Nothing is fetched by it.
    link.rel = 'author';
    link.href = name;
    link.dataset['own'] = '';
    document.head.append(link);
  }
}

function leavePage(): void {
  for (const link of document.querySelectorAll('link[data-own]')) link.remove();
}

async function kept(): Promise<string[]> {
  if (!(await caches.has(offlineCache))) return [];
  const cache = await caches.open(offlineCache);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();
}

beforeEach(() => {
  build = '1';
  registered = [];
  hasWorker = true;
  // The service, which is another program: `cache.addAll` asks it by itself, so the cache's own is replaced.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(pageOf(build)));
  vi.spyOn(Cache.prototype, 'addAll').mockImplementation(async function (this: Cache, requests) {
    for (const request of requests) await this.put(request, new Response('a file'));
  });
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(async (file) => {
    if (!hasWorker) throw new Error('no file');
    registered.push(String(file));
    return undefined as never;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  leavePage();
  await caches.delete(offlineCache);
});

it('keeps the page, what it needs and what was loaded since, and the worker that answers with them', async () => {
  comeWith('/assets/code-1.js', '/assets/style-1.css', '/assets/viewer-1.js', '/icon.svg');
  await keepOfflinePage();
  const first = ['code-1.js', 'style-1.css', 'toasts-1.js', 'viewer-1.js'];
  expect(await kept()).toEqual([...first.map((name) => `/assets/${name}`), '/offline.html']);
  expect(registered).toEqual(['/worker.js']);
  comeWith('/assets/panels-1.js');
  await keepOfflinePage();
  expect(await kept()).toEqual([
    '/assets/code-1.js',
    '/assets/panels-1.js',
    '/assets/style-1.css',
    '/assets/toasts-1.js',
    '/assets/viewer-1.js',
    '/offline.html',
  ]);
});

it('keeps nothing of a newer build than its own, and lets the older go once that is here', async () => {
  comeWith('/assets/code-1.js', '/assets/style-1.css');
  await keepOfflinePage();
  const first = await kept();
  build = '2';
  await keepOfflinePage();
  expect(await kept()).toEqual(first);
  leavePage();
  comeWith('/assets/code-2.js', '/assets/style-2.css');
  await keepOfflinePage();
  const second = ['code-2.js', 'style-2.css', 'toasts-2.js'].map((name) => `/assets/${name}`);
  expect(await kept()).toEqual([...second, '/offline.html']);
});

it('keeps no failure, and goes without where there can be no worker', async () => {
  comeWith('/assets/code-1.js', '/assets/style-1.css');
  vi.mocked(fetch).mockImplementation(async () => new Response(pageOf('1'), { status: 503 }));
  await keepOfflinePage();
  expect(await kept()).toEqual([]);
  vi.mocked(fetch).mockImplementation(async () => new Response(pageOf('1')));
  hasWorker = false;
  await expect(keepOfflinePage()).rejects.toThrow('no file');
  expect(await kept()).toEqual([]);
});

it('lets all of it go', async () => {
  comeWith('/assets/code-1.js', '/assets/style-1.css');
  await keepOfflinePage();
  await dropOfflinePage();
  expect(await kept()).toEqual([]);
});
