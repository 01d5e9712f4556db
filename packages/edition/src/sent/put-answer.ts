import { api } from '@hanji/api-client/api.ts';
import type { SentAnswer } from '@hanji/contract/pages.ts';
import type { EditionStore } from '#session/store.ts';

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/**
 * Puts an answer where its screen looks for it; the page's code, which knows the call, is here.
 * @throws RangeError when that code has no such endpoint, so that nobody would find the answer.
 */
export function putAnswer(store: EditionStore, { endpoint, arg, data }: SentAnswer): void {
  const known: Readonly<Record<string, object>> = api.endpoints;
  const own = known[endpoint];
  if (!own)
    throw new RangeError(`the page has no endpoint ${endpoint} for the answer sent with it`);
  // A list that goes on is kept as its pages, of which this is the first.
  const value = 'useInfiniteQuery' in own ? { pages: [data], pageParams: [0] } : data;
  // By a name that only the page's code knows: its endpoint and the call are the handle's.
  const entries = [{ endpointName: endpoint, arg, value }] as unknown as Upsert;
  store.dispatch(api.util.upsertQueryEntries(entries));
}
