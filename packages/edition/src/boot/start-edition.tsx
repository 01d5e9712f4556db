import { api, apiSettings, configureApi } from '@hanji/api-client/api.ts';
import { createBeacons } from '@hanji/api-client/beacon/send-beacons.ts';
import { lookUpUid } from '@hanji/api-client/request/immutable-uid.ts';
import { appCalls } from '@hanji/contract/calls/app.ts';
import type { SentPage } from '@hanji/contract/pages.ts';
import { defaultRequestSecret, headerDefaults } from '@hanji/contract/headers.ts';
import { addLaterPhrases, createTranslator } from '@hanji/i18n/i18n.ts';
import { languageCookie, readLanguageCookie } from '@hanji/i18n/language-cookie.ts';
import { isLocale, type Locale } from '@hanji/i18n/locale.ts';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Edition } from '#edition.ts';
import { asSet, type RunningEdition } from '#edition-context.tsx';
import { readAcceptMature } from '#mature/accept-mature.ts';
import { keepTyped } from '#drawn/keep-typed.ts';
import { adoptSentAnswers } from '#sent/adopt-sent-answers.ts';
import { readSentPage } from '#sent/sent-page.ts';
import { SentPicturesProvider } from '#sent/sent-pictures.ts';
import type { SiteRoutes } from '#router/site-routes.ts';
import { browserRouter, type SiteRouter } from '#router/site-router.ts';
import { EditionSite } from '#routes/EditionSite.tsx';
import { currentReader } from '#session/current-reader.ts';
import { isInServiceApp } from '#session/service-app.ts';
import { signedOut } from '#session/current-user.ts';
import { localSiteStorage } from '#storage/site-storage.ts';
import { startTheme } from '#theme/current-theme.ts';
import { initialLocale } from '#language/initial-locale.ts';
import { onPageView } from './page-views.ts';
import { detectServiceApp } from './service-app.ts';
import { createStore, type EditionStore } from '#session/store.ts';
import { writeCookie } from '#storage/write-cookie.ts';

export type EditionParts = RunningEdition & { readonly routes: SiteRoutes };

const basePath = '/api';
const lookUpAfterMs = 1000;
const nothingSent: SentPage['pictures'] = [];

/** Brings an edition to life in `#root`; what keeps it from starting is said by the page itself. */
export async function startEdition(parts: EditionParts): Promise<void> {
  try {
    await start(parts);
  } catch (cause) {
    console.error(cause);
    dispatchEvent(new Event('hanji:start-failure'));
  }
}

/** The language's words load before anything is painted. */
async function start({ routes, ...running }: EditionParts): Promise<void> {
  startTheme();
  const root = rootElement();
  const takeOver = keepTyped(root);
  const { edition, phrases } = running;
  markDocument(edition);
  const sent = readSentPage(document);
  const locale = chooseLocale(edition, sent);
  const store = createStore(localSiteStorage);
  // The service knows of a session that has run out; what is kept here does not.
  if (sent && !sent.signedIn) store.dispatch(signedOut());
  // Before the words are here: the code of the first page comes beside them.
  const router = browserRouter(routes, currentReader);

  const load = phrases[locale];
  if (!load) throw new Error(`edition ${edition.id} has no phrases in ${locale}`);
  const translator = await createTranslator(locale, load);
  if (router.state.route?.handle?.saysLater) await addLaterPhrases(translator, locale, load);
  followLanguage(translator.language);
  translator.on('languageChanged', (language) => {
    followLanguage(language);
    store.dispatch(api.util.resetApiState());
  });
  const lookUp = configureClient(store, () =>
    isLocale(translator.language) ? translator.language : locale,
  );
  countPageViews(router, store);
  leaveOnSignOut(router, store);

  await adoptSentAnswers(store, router, { sent, drawn: 'drawn' in root.dataset });
  // After what the first screen needs; until then the address stands in for itself.
  setTimeout(() => {
    lookUp();
    void import('#session/keep-session.ts').then(
      ({ keepSession }) =>
        keepSession({
          store,
          router,
          supports: edition.supports,
          resumed: sent?.signedIn ?? false,
          webView: isInServiceApp(),
          keepers: running.keepers ?? [],
        }),
      // Without it the session is what this browser remembers, until a call says otherwise.
      () => null,
    );
  }, lookUpAfterMs);
  createRoot(root).render(
    <StrictMode>
      <SentPicturesProvider value={sent?.pictures ?? nothingSent}>
        <EditionSite
          running={sent ? asSet(running, sent) : running}
          store={store}
          translator={translator}
          router={router}
        />
      </SentPicturesProvider>
      <TakenOver root={root} takeOver={takeOver} />
    </StrictMode>,
  );
}

/** For styles: which edition this is, and in which of the product's own apps it stands. */
function markDocument({ id }: Edition): void {
  const { dataset } = document.documentElement;
  dataset['edition'] = id;
  // Inside one of the product's own apps, what the app shows itself can be left out of the page.
  const app = detectServiceApp(navigator.userAgent);
  if (app) dataset['serviceApp'] = app.key;
}

function chooseLocale(edition: Edition, sent: SentPage | null): Locale {
  const locale =
    edition.locales.find((known) => known === sent?.locale) ??
    initialLocale(edition, document.cookie, navigator.languages);
  // From the first visit on, so that what only one language has is not closed to its readers.
  if (edition.supports.challenge && readLanguageCookie(document.cookie) === null) {
    writeCookie(languageCookie(locale));
  }
  return locale;
}

/** Gives what looks up the browser's address, which every later call then names. */
function configureClient(store: EditionStore, locale: () => Locale): () => void {
  let uid: string = headerDefaults.immutableUid;
  configureApi({
    basePath,
    requestSecret: String(import.meta.env['HANJI_REQUEST_SECRET'] || defaultRequestSecret),
    userAgent: navigator.userAgent,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || headerDefaults.timezone,
    locale,
    uid: () => uid,
    acceptMature: () => readAcceptMature(),
    member: () => store.getState().currentUser?.userId ?? null,
    now: () => Date.now(),
  });
  return () => {
    const lookUp = String(import.meta.env['HANJI_IP_LOOKUP'] || basePath + appCalls.getAppIp.path);
    void lookUpUid(lookUp).then((found) => (uid = found));
  };
}

function countPageViews(router: SiteRouter, store: EditionStore): void {
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
}

/** Who is signed in no longer stays on no page for members. */
function leaveOnSignOut(router: SiteRouter, store: EditionStore): void {
  let signedInBefore = store.getState().currentUser !== null;
  store.subscribe(() => {
    const now = store.getState().currentUser !== null;
    const left = signedInBefore && !now;
    signedInBefore = now;
    if (left) router.recheck();
  });
}

/** What the service has drawn stands no longer: from here on the page does what it says. */
function TakenOver({ root, takeOver }: { root: HTMLElement; takeOver: () => void }): null {
  useLayoutEffect(() => {
    if (!root.hasAttribute('data-drawn')) return;
    root.removeAttribute('data-drawn');
    takeOver();
  }, [root, takeOver]);
  return null;
}

/** What a browser reads aloud by, and what it puts on a home screen. */
function followLanguage(language: string): void {
  document.documentElement.lang = language;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = `/site.${language}.webmanifest`;
}

function rootElement(): HTMLElement {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('the page has no #root');
  return root;
}
