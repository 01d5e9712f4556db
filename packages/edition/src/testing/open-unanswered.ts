import { isWideBrowser } from '@hanji/domain/screens/widths.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';
import { matchRoutes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { PageHandle, Pages } from '#pages/page.ts';
import type { SiteRoutes } from '#router/site-routes.ts';
import { openSite, someEdition } from './open-site.tsx';

type OpenedPage = {
  readonly pages: Pages;
  readonly routes: SiteRoutes;
  readonly words: PhraseBundle;
  readonly at: string;
};

/**
 * Opens a page before a service that never answers: what its handle says of its first call, by the
 * same endpoint, for the same argument, with the same request, and what the page has asked so far.
 * Close it with `closeSite`.
 */
export async function openUnanswered({ pages, routes, words, at }: OpenedPage) {
  const address = new URL(at, 'http://site');
  const known = Object.entries(pages).map(([path, handle]) => ({ path, handle }));
  const match = matchRoutes<{ path: string; handle: PageHandle }>(known, address)?.at(-1);
  const call = match?.route.handle.first?.call?.({
    params: match.params,
    query: address.searchParams,
    wide: isWideBrowser(navigator.userAgent),
  });
  if (!call) throw new Error(`the page at ${at} says no call`);
  const { endpoint, arg, path, form } = call;

  const requests: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(new Request(input).url);
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : undefined;
    requests.push({ path: pathname.replace(/^\/api/, '') + search, form: body });
    return new Promise(() => {});
  });
  const { store } = await openSite({ edition: someEdition(), routes, words, at });
  const asked = () => ({
    requests,
    queries: Object.values(store.getState().api.queries).map((query) => ({
      endpoint: query?.endpointName,
      arg: query?.originalArgs,
    })),
  });
  const said = {
    requests: expect.arrayContaining([{ path, form }]),
    queries: expect.arrayContaining([{ endpoint, arg }]),
  };
  return { said, asked };
}
