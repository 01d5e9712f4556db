import { offlinePagePath } from '@hanji/contract/pages.ts';
import { siteWorkerPath } from '@hanji/edition/worker/site-worker-file.ts';
import { offlineCache } from './offline-cache.ts';

/** A file of an edition has a digest of its bytes in its name: the same name is the same file for ever. */
const file = /\/assets\/[\w.-]+/g;

/** Files that a chapter wants, loaded or not, as the service names them beside those that the page begins with. */
const wanted = /data-files="[^"]*"/;

function namesIn(text: string): string[] {
  return [...new Set(text.match(file))];
}

/** Files of the edition that this page has come with or has asked for since. */
function filesHere(): string[] {
  const elements = document.querySelectorAll('link[href], script[src]');
  const named = [...elements].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []));
  return namesIn([...named, ...asked].join('\n'));
}

/**
 * Keeps what a browser needs to open this site at a kept chapter without a connection: the page that
 * names no reader, what that and this page name or have loaded, and the worker that answers with them.
 * Of another build than this page's own nothing is kept, since not all of its files are here.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const answer = await fetch(offlinePagePath, { cache: 'no-cache' });
  const page = await answer.clone().text();
  const here = filesHere();
  const begins = namesIn(page.replace(wanted, ''));
  const isOwn = begins.length > 0 && begins.every((name) => here.includes(name));
  if (!answer.ok || !isOwn) return;
  await navigator.serviceWorker.register(siteWorkerPath, { updateViaCache: 'none' });
  const cache = await caches.open(offlineCache);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const before = await (await cache.match(offlinePagePath, { ignoreVary: true }))?.text();
  const files = [...new Set([...here, ...namesIn(page)])];
  await cache.addAll(files.filter((name) => !kept.includes(name)));
  // Last: it is never there without its files.
  await cache.put(offlinePagePath, answer);
  if (before === page) return;
  const old = kept.filter((name) => name !== offlinePagePath && !files.includes(name));
  await Promise.all(old.map((name) => cache.delete(name)));
}

/** Lets it go: there is nothing left to open with it. */
export async function dropOfflinePage(): Promise<void> {
  // Missing where the origin is not secure.
  if ('caches' in globalThis) await caches.delete(offlineCache);
}
