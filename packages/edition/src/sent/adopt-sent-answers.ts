import { api } from '@hanji/api-client/api.ts';
import type { SentPage } from '@hanji/contract/pages.ts';
import type { EditionStore } from '#session/store.ts';
import { readAcceptMature } from '#session/accept-mature.ts';
import type { SiteRouter } from '#router/site-router.ts';

/** How long the first paint waits for the page's code, which the service sends along too. */
const longestWaitMs = 400;

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/**
 * Puts the answer that came with the page where its screen looks for it, as soon as the page's
 * code, which knows the call, is here.
 */
export async function adoptSentAnswers(
  store: EditionStore,
  router: SiteRouter,
  sent: SentPage | null,
): Promise<void> {
  const lazy = router.state.route?.lazy;
  // Made for who takes titles for adults in lists, as those do who have said nothing.
  if (!sent?.answer || !lazy || readAcceptMature() !== 'Y') return;
  const { endpoint: endpointName, arg, data: value } = sent.answer;
  const adopted = lazy.fetch().then(() => {
    if (!(endpointName in api.endpoints)) return;
    // By a name that only the page's code knows: its endpoint and the call are the handle's.
    store.dispatch(
      api.util.upsertQueryEntries([{ endpointName, arg, value }] as unknown as Upsert),
    );
  });
  // What does not arrive is said where the page is drawn.
  const arrived = adopted.catch(() => null);
  await Promise.race([arrived, new Promise((done) => setTimeout(done, longestWaitMs))]);
}
