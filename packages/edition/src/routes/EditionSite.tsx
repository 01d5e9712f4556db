import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { EditionProvider, type RunningEdition } from '#edition-context.tsx';
import type { SiteRouter } from '#router/site-router.ts';
import type { EditionStore } from '#session/store.ts';
import { SitePages } from './SitePages.tsx';

type EditionSiteProps = {
  readonly running: RunningEdition;
  readonly store: EditionStore;
  readonly translator: i18n;
  readonly router: SiteRouter;
};

/** An edition's pages with all that they stand in, in a browser and where the service draws them. */
export function EditionSite({
  running,
  store,
  translator,
  router,
}: EditionSiteProps): ReactElement {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translator}>
        <EditionProvider value={running}>
          <SitePages router={router} />
        </EditionProvider>
      </I18nextProvider>
    </Provider>
  );
}
