import { api } from '@hanji/api-client/api.ts';
import { addLaterPhrases, createTranslator } from '@hanji/i18n/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { asSet, type RunningEdition } from '#edition-context.tsx';
import type { DrawPage } from '#pages/first-drawing.ts';
import { memoryRouter } from '#router/site-router.ts';
import type { SiteRoutes } from '#router/site-routes.ts';
import { EditionSite } from '#routes/EditionSite.tsx';
import { putAnswer } from '#sent/put-answer.ts';
import { SentPicturesProvider } from '#sent/sent-pictures.ts';
import { createStore } from '#session/store.ts';
import { VisitProvider } from '#storage/visit.ts';

type DrawnEdition = RunningEdition & { readonly routes: SiteRoutes };

const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
/** React names the pictures of the first screen once more, where the page's head already has. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Draws pages outside of a browser, as their client draws them first for who has nothing kept. The
 * client puts its own in their place: nothing in them has to be taken over.
 */
export function pageDrawer({ routes, ...running }: DrawnEdition): DrawPage {
  return async ({ visit, settings, locale, answer, pictures }) => {
    const load = running.phrases[locale];
    if (!load) return '';
    const router = memoryRouter(routes, visit.pathname + visit.search, () => visit);
    const [translator] = await Promise.all([
      createTranslator(locale, load),
      router.state.route?.lazy?.fetch(),
    ]);
    if (router.state.route?.handle?.saysLater) await addLaterPhrases(translator, locale, load);
    const store = createStore(nothingKept);
    try {
      if (answer) putAnswer(store, answer);
      const html = renderToStaticMarkup(
        <VisitProvider value={visit}>
          <SentPicturesProvider value={pictures}>
            <EditionSite
              running={asSet(running, settings)}
              store={store}
              translator={translator}
              router={router}
            />
          </SentPicturesProvider>
        </VisitProvider>,
      );
      return html.replace(preloads, '');
    } finally {
      // Its timers would hold the answer for a minute.
      store.dispatch(api.util.resetApiState());
    }
  };
}
