import { api } from '@hanji/api-client/api.ts';
import type { SentAnswer } from '@hanji/contract/pages.ts';
import type { EditionStore } from '#session/store.ts';

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/** Puts an answer where its screen looks for it; the page's code, which knows the call, is here. */
export function putAnswer(store: EditionStore, { endpoint, arg, data }: SentAnswer): void {
  if (!(endpoint in api.endpoints)) return;
  // By a name that only the page's code knows: its endpoint and the call are the handle's.
  const entries = [{ endpointName: endpoint, arg, value: data }] as unknown as Upsert;
  store.dispatch(api.util.upsertQueryEntries(entries));
}
