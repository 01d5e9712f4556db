import { api, apiSettings, configureApi } from '@hanji/api-client/api.ts';
import { createBeacons } from '@hanji/api-client/beacon/send-beacons.ts';
import { lookUpUid } from '@hanji/api-client/request/immutable-uid.ts';
import { appCalls } from '@hanji/contract/calls/app.ts';
import { defaultRequestSecret, headerDefaults } from '@hanji/contract/headers.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { isLocale } from '@hanji/i18n/locale.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { EditionProvider, type RunningEdition } from '#edition-context.tsx';
import { readAcceptMature } from '#mature/accept-mature.ts';
import { startTheme } from '#theme/current-theme.ts';
import { initialLocale } from './initial-locale.ts';
import { onPageView } from './page-views.ts';
import { detectServiceApp } from './service-app.ts';
import { createStore } from './store.ts';

export type EditionParts = RunningEdition & { readonly routes: RouteObject[] };

const basePath = '/api';

/** Brings an edition to life in `#root`. The language's words load before anything is painted. */
export async function startEdition({ routes, ...running }: EditionParts): Promise<void> {
  startTheme();
  const { edition, phrases } = running;
  const { dataset } = document.documentElement;
  dataset['edition'] = edition.id;
  // Inside one of the product's own apps, what the app shows itself can be left out of the page.
  const app = detectServiceApp(navigator.userAgent);
  if (app) dataset['serviceApp'] = app.key;

  const locale = initialLocale(edition, document.cookie, navigator.languages);
  const load = phrases[locale];
  if (!load) throw new Error(`edition ${edition.id} has no phrases in ${locale}`);
  const translator = await createTranslator(locale, load);
  followLanguage(translator.language);
  translator.on('languageChanged', (language) => {
    followLanguage(language);
    store.dispatch(api.util.resetApiState());
  });

  let uid: string = headerDefaults.immutableUid;
  configureApi({
    basePath,
    requestSecret: String(import.meta.env['HANJI_REQUEST_SECRET'] || defaultRequestSecret),
    userAgent: navigator.userAgent,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || headerDefaults.timezone,
    locale: () => (isLocale(translator.language) ? translator.language : locale),
    uid: () => uid,
    acceptMature: () => readAcceptMature(),
    now: () => Date.now(),
  });
  const lookUp = String(import.meta.env['HANJI_IP_LOOKUP'] || basePath + appCalls.getAppIp.path);
  void lookUpUid(lookUp).then((found) => {
    uid = found;
  });

  const store = createStore(localStorage);
  const router = createBrowserRouter(routes);
  const beacon = createBeacons(basePath);
  onPageView(router, (path) =>
    beacon({
      name: 'page_view',
      path,
      userId: store.getState().currentUser?.userId ?? '',
      locale: apiSettings().locale(),
      timezone: apiSettings().timezone,
    }),
  );
  createRoot(rootElement()).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={translator}>
          <EditionProvider value={running}>
            <RouterProvider router={router} />
          </EditionProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  );
}

function followLanguage(language: string): void {
  document.documentElement.lang = language;
}

function rootElement(): HTMLElement {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('the page has no #root');
  return root;
}
