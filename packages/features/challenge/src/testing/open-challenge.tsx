import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { challenge } from '@hanji/i18n/locales/en-US/challenge.ts';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { comic } from '@hanji/i18n/locales/en-US/comic.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { library } from '@hanji/i18n/locales/en-US/library.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { vi } from 'vitest';
import { challengeRoutes } from '#routes.ts';

const aoi = { userId: '8', nickname: 'Aoi', avatarImageUrl: null };

/** The chosen language, as the browser keeps it. */
export function chooseLanguage(language: string | null): void {
  document.cookie = `global_language=${language ?? ''}; Path=/; Max-Age=${language ? 100 : 0}`;
}

/** A site of the area, and of the pages that it leads to. Gives its address, and what leads to another. */
export async function openChallenge(at: string, signedIn = false) {
  const edition = someEdition({
    supports: { reading: true, challenge: true, creator: true, header: { bar: true } },
  });
  const { router } = await openSite({
    edition,
    at,
    ...(signedIn && { user: aoi }),
    words: { challenge, comic, comments, genres, library, reading, units, viewer },
    routes: editionRoutes(edition, [
      ...challengeRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
      { path: '/manage/title', element: <h1>Desk</h1> },
      { path: '/event/contest', element: <h1>Contests</h1> },
      { path: '/search/:keyword?', element: <h1>Search</h1> },
    ]),
  });
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return Object.assign(address, { goTo: (path: string) => router.navigate(path) });
}

/** After each test. */
export function leaveChallenge(): void {
  vi.restoreAllMocks();
  closeSite();
  chooseLanguage(null);
  sessionStorage.clear();
}
