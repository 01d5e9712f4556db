import { configureApi } from '@hanji/api-client/api.ts';
import { defaultRequestSecret, headerDefaults } from '@hanji/contract/headers.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { createStore, type EditionStore } from '@hanji/edition/session/store.ts';
import { readAcceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { EditionSite } from '@hanji/edition/routes/EditionSite.tsx';
import { memoryRouter } from '@hanji/edition/router/site-router.ts';
import { currentReader } from '@hanji/edition/session/current-reader.ts';
import { writeCurrentUser } from '@hanji/edition/session/current-user.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { isLocale } from '@hanji/i18n/locale.ts';
import type { ReactElement } from 'react';
import { parsePath } from 'react-router-dom';
import { appConfigOf } from '#screens/fixtures/app-config.ts';
import { handlerOf } from './answers.ts';
import { forgetAll } from './browser.ts';
import { siteOf } from './editions.ts';
import { settingOf, type ScreenSetting } from './screen-setting.ts';
import { service } from './service.ts';
import { loadWorks } from './works.ts';

type LoaderContext = {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
};
let started = 0;

export type LoadedScreen = { readonly screen: ReactElement };

/**
 * A Storybook loader: the edition that speaks the toolbar's language, started at the story's
 * address, with answers in place of the service.
 */
export async function startScreen({ globals, parameters }: LoaderContext): Promise<LoadedScreen> {
  const setting = settingOf(parameters);
  const wanted = globals['locale'];
  const locale: Locale = typeof wanted === 'string' && isLocale(wanted) ? wanted : 'en-US';
  const works = await loadWorks(locale);
  const site = siteOf(locale);
  const config = { getAppConfig: { data: appConfigOf(site.edition.id, setting.now) } };
  await service(handlerOf({ ...config, ...(await setting.answers?.(works)) }));
  forgetAll();
  remember(setting);
  const store = createStore(localStorage);
  configure(store, locale);
  document.documentElement.dataset['edition'] = site.edition.id;
  const load = site.phrases[locale];
  if (!load) throw new Error(`no phrases in ${locale}`);
  const i18n = await createTranslator(locale, load);
  const path = typeof setting.path === 'string' ? setting.path : setting.path(works);
  // A key of its own: the router remembers by it how far the page was scrolled.
  const key = `screen-${(started += 1)}`;
  const router = memoryRouter(site.routes, { ...parsePath(path), key }, currentReader);
  const screen = <EditionSite running={site} store={store} translator={i18n} router={router} />;
  return { screen };
}

function remember({ remembers = {}, user }: ScreenSetting): void {
  for (const [key, value] of Object.entries(remembers)) localStorage.setItem(key, value);
  writeCurrentUser(localStorage, user ?? null);
}

function configure(store: EditionStore, locale: Locale): void {
  configureApi({
    basePath: '/api',
    requestSecret: defaultRequestSecret,
    userAgent: navigator.userAgent,
    timezone: headerDefaults.timezone,
    locale: () => locale,
    uid: () => headerDefaults.immutableUid,
    acceptMature: () => readAcceptMature(),
    member: () => store.getState().currentUser?.userId ?? null,
    now: () => Date.now(),
  });
}
