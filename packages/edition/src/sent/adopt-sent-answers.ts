import type { SentPage } from '@hanji/contract/pages.ts';
import type { EditionStore } from '#session/store.ts';
import { readAcceptMature } from '#mature/accept-mature.ts';
import type { SiteRouter } from '#router/site-router.ts';
import { putAnswer } from './put-answer.ts';

/** How long the first paint waits for the page's code, where nothing else is on the screen. */
const longestWaitMs = 400;

/**
 * Puts the answer that came with the page where its screen looks for it, as soon as the page's
 * code is here. A page that the service has drawn stands until then, however long that takes.
 */
export async function adoptSentAnswers(
  store: EditionStore,
  router: SiteRouter,
  { sent, drawn }: { readonly sent: SentPage | null; readonly drawn: boolean },
): Promise<void> {
  const lazy = router.state.route?.lazy;
  if (!lazy) return;
  const answer = sent?.acceptMature === readAcceptMature() ? sent.answer : null;
  const adopt = () => answer && putAnswer(store, answer);
  // What does not arrive is said where the page is drawn. A fault of ours is reported, and the page
  // asks by itself.
  const arrived = lazy
    .fetch()
    .then(adopt, () => null)
    .catch(reportError);
  if (drawn) await arrived;
  else if (answer) {
    await Promise.race([arrived, new Promise((done) => setTimeout(done, longestWaitMs))]);
  }
}
