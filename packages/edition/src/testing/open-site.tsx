import { configureApi } from '@hanji/api-client/api.ts';
import { headerDefaults } from '@hanji/contract/headers.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from '#session/store.ts';
import type { EditionSlots } from '#slots/edition-slots.ts';
import { defineEdition, type Edition } from '#edition.ts';
import type { SiteRoutes } from '#router/site-routes.ts';
import { EditionSite } from '#routes/EditionSite.tsx';
import { memoryRouter } from '#router/site-router.ts';
import { signedIn, type CurrentUser } from '#session/current-user.ts';
import { currentReader } from '#session/current-reader.ts';

async function frameWords(): Promise<PhraseBundle> {
  const { errors } = await import('@hanji/i18n/locales/en-US/errors.ts');
  const { frame } = await import('@hanji/i18n/locales/en-US/frame.ts');
  const { menu } = await import('@hanji/i18n/locales/en-US/menu.ts');
  return { errors, frame, menu };
}

type Page = Parameters<typeof defineEdition>[0];

/** An edition of a test's own, in English. */
export function someEdition(more: Partial<Page> = {}): Edition {
  return defineEdition({
    id: 'global',
    locales: ['en-US'],
    timeZone: 'UTC',
    currency: 'USD',
    verifiesAdults: false,
    signIn: ['email', 'apple'],
    supports: { reading: true },
    ...more,
  });
}

type Site = {
  readonly edition: Edition;
  readonly routes: SiteRoutes;
  readonly at?: string;
  readonly user?: CurrentUser;
  readonly slots?: EditionSlots;
  /** Words besides those of the frame. */
  readonly words?: PhraseBundle;
};

let open: { readonly root: Root; readonly place: HTMLElement } | null = null;

/** Starts an edition in the test's page. Close it with `closeSite` after each test. */
export async function openSite({ edition, routes, at = '/', user, slots, words }: Site) {
  closeSite();
  const store = createStore(localStorage);
  configureApi({
    basePath: '/api',
    requestSecret: 'a secret of the tests',
    userAgent: navigator.userAgent,
    timezone: headerDefaults.timezone,
    locale: () => 'en-US',
    uid: () => headerDefaults.immutableUid,
    acceptMature: () => 'Y',
    member: () => store.getState().currentUser?.userId ?? null,
    now: () => Date.now(),
  });
  if (user) store.dispatch(signedIn(user));
  const translator = await createTranslator('en-US', async () => ({
    phrases: { ...(await frameWords()), ...words },
  }));
  const router = memoryRouter(routes, at, currentReader);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  open = { root, place };
  root.render(
    <EditionSite
      running={{ edition, phrases: {}, ...(slots && { slots }) }}
      store={store}
      translator={translator}
      router={router}
    />,
  );
  return { router, store };
}

export function closeSite(): void {
  open?.root.unmount();
  open?.place.remove();
  open = null;
  localStorage.clear();
}
