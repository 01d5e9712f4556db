import { api } from '@hanji/api-client/api.ts';
import type { PagePicture, PageVisit, SentAnswer } from '@hanji/contract/pages.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RunningEdition } from '#edition-context.tsx';
import { memoryRouter } from '#router/site-router.ts';
import type { SiteRoutes } from '#router/site-routes.ts';
import { EditionSite } from '#routes/EditionSite.tsx';
import { putAnswer } from '#sent/put-answer.ts';
import { SentPicturesProvider } from '#sent/sent-pictures.ts';
import { createStore } from '#session/store.ts';
import { VisitCookiesProvider } from './visit-cookies.ts';

/** A first screen with everything that it is drawn of. */
export type FirstDrawing = {
  readonly visit: PageVisit;
  readonly locale: Locale;
  readonly answer: SentAnswer | null;
  readonly pictures: readonly PagePicture[];
};

export type DrawPage = (drawing: FirstDrawing) => Promise<string>;

type DrawnEdition = RunningEdition & { readonly routes: SiteRoutes };

const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
/** React names the pictures of the first screen once more, where the page's head already has. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Draws pages outside of a browser, as their client draws them first for who has nothing kept. The
 * client puts its own in their place: nothing in them has to be taken over.
 */
export function pageDrawer({ routes, ...running }: DrawnEdition): DrawPage {
  return async ({ visit, locale, answer, pictures }) => {
    const load = running.phrases[locale];
    if (!load) return '';
    const router = memoryRouter(routes, visit.pathname + visit.search, () => visit);
    const [translator] = await Promise.all([
      createTranslator(locale, load),
      router.state.route?.lazy?.fetch(),
    ]);
    const store = createStore(nothingKept);
    try {
      if (answer) putAnswer(store, answer);
      const html = renderToStaticMarkup(
        <VisitCookiesProvider value={visit.cookies}>
          <SentPicturesProvider value={pictures}>
            <EditionSite running={running} store={store} translator={translator} router={router} />
          </SentPicturesProvider>
        </VisitCookiesProvider>,
      );
      return html.replace(preloads, '');
    } finally {
      // Its timers would hold the answer for a minute.
      store.dispatch(api.util.resetApiState());
    }
  };
}
