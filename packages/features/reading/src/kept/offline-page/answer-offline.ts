import { offlinePagePath } from '@hanji/contract/pages.ts';
import { offlineCache } from './offline-cache.ts';

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** What of a service worker's surroundings this needs; TypeScript knows pages or workers. */
export type OfflineScope = {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'match'>;
  fetch(request: Asked): Promise<Response>;
  addEventListener<Name extends keyof OfflineEvents>(
    name: Name,
    listener: (event: OfflineEvents[Name]) => void,
  ): void;
};

type RouterRule = { readonly condition: unknown; readonly source: 'network' };

type OfflineEvents = {
  install: {
    /** Missing in browsers that ask the worker for all. */
    addRoutes?(rules: readonly RouterRule[]): Promise<unknown>;
    waitUntil(work: Promise<unknown>): void;
  };
  fetch: { readonly request: Asked; respondWith(answer: Promise<Response>): void };
};

const files = '/assets/';
const chapter = /^\/(?:magazine_)?novel\/\d+\/chapter\/\d+\/product\/?$/;

/** What else is asked for goes past the worker, which need not be woken for it. */
const past: RouterRule = {
  condition: {
    not: {
      or: ['/*novel/*/chapter/*', `${files}*`].map((pathname) => ({ urlPattern: { pathname } })),
    },
  },
  source: 'network',
};

/**
 * Opens chapters of novels where nothing is heard of the service: the page and its files as this device
 * has kept them, within which what it keeps of the chapter is found or not. As long as the service is
 * heard, it answers, whatever it says: nobody sees an old page.
 */
export function answerOffline(scope: OfflineScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(letPast(event));
  });
  scope.addEventListener('fetch', (event) => {
    const kept = keptUnder(event.request, scope.location.origin);
    if (kept !== null) event.respondWith(answer(scope, event.request, kept));
  });
}

async function letPast(event: OfflineEvents['install']): Promise<void> {
  try {
    await event.addRoutes?.([past]);
  } catch {
    // Where that is not understood, all requests are looked at.
  }
}

/** Where the cache has what may stand in for an answer; null where nothing may. */
function keptUnder({ url, method, mode }: Asked, ownOrigin: string): string | null {
  const { origin, pathname } = new URL(url);
  if (origin !== ownOrigin || method !== 'GET') return null;
  if (mode === 'navigate') return chapter.test(pathname) ? offlinePagePath : null;
  return pathname.startsWith(files) ? pathname : null;
}

async function answer(scope: OfflineScope, request: Asked, kept: string): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (failure) {
    // The cache varies by nothing: pages by the reader's cookies, which the kept one does not know.
    const found = await scope.caches.match(kept, { cacheName: offlineCache, ignoreVary: true });
    if (!found) throw failure;
    return found;
  }
}
