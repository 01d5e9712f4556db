import { configureApi } from '@hanji/api-client/api.ts';
import { defaultRequestSecret, headerDefaults } from '@hanji/contract/headers.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { createStore } from '@hanji/edition/boot/store.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { isLocale } from '@hanji/i18n/locale.ts';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { handlersOf, type Answers } from './answers.ts';
import { siteOf } from './editions.ts';
import { service } from './service.ts';
import { loadWorks, type Works } from './works.ts';

type ScreenSetting = {
  /** The address within the edition. */
  readonly path: string | ((works: Works) => string);
  readonly answers?: (works: Works) => Answers;
  /** What the browser remembers when the screen opens: keys of local and session storage. */
  readonly remembers?: Readonly<Record<string, string>>;
};

type LoaderContext = { readonly globals: Readonly<Record<string, unknown>> };
export type LoadedScreen = { readonly screen: ReactElement };

/**
 * A Storybook loader: the edition that speaks the toolbar's language, started at an address, with
 * answers in place of the service.
 */
export function screenLoader({ path, answers, remembers = {} }: ScreenSetting) {
  return async ({ globals }: LoaderContext): Promise<LoadedScreen> => {
    const wanted = globals['locale'];
    const locale: Locale = typeof wanted === 'string' && isLocale(wanted) ? wanted : 'en-US';
    const works = await loadWorks(locale);
    await service(handlersOf({ ...answers?.(works) }));
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(remembers)) {
      localStorage.setItem(key, value);
      sessionStorage.setItem(key, value);
    }
    configure(locale);
    const site = siteOf(locale);
    document.documentElement.dataset['edition'] = site.edition.id;
    const load = site.phrases[locale];
    if (!load) throw new Error(`no phrases in ${locale}`);
    const i18n = await createTranslator(locale, load);
    const router = createMemoryRouter(site.routes, {
      initialEntries: [typeof path === 'string' ? path : path(works)],
    });
    const screen = (
      <Provider store={createStore(localStorage)}>
        <I18nextProvider i18n={i18n}>
          <EditionProvider value={site}>
            <RouterProvider router={router} />
          </EditionProvider>
        </I18nextProvider>
      </Provider>
    );
    return { screen };
  };
}

function configure(locale: Locale): void {
  configureApi({
    basePath: '/api',
    requestSecret: defaultRequestSecret,
    userAgent: navigator.userAgent,
    timezone: headerDefaults.timezone,
    locale: () => locale,
    uid: () => headerDefaults.immutableUid,
    acceptMature: () => 'Y',
    now: () => Date.now(),
  });
}
