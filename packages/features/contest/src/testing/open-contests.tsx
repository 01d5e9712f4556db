import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { contests } from '@hanji/i18n/locales/en-US/contests.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { EnterContests } from '#desk/EnterContests.tsx';
import { contestRoutes } from '#routes.ts';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

/** A site of the contests, and of the pages that they lead to. */
export async function openContests(at: string, { signedIn = false } = {}) {
  const edition = someEdition({ supports: { reading: true, contests: true } });
  const site = await openSite({
    edition,
    at,
    ...(signedIn && { user: soomin }),
    words: { contests, reading },
    routes: editionRoutes(edition, [
      ...contestRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
      { path: '/manage/title', element: <h1>Your titles</h1> },
      {
        path: '/manage/title/:contentId',
        element: (
          <main>
            <h1>A title</h1>
            <EnterContests contentId={9} />
          </main>
        ),
      },
      { path: '/challenge/comic/:contentId', element: <h1>A title to read</h1> },
    ]),
  });
  const { router } = site;
  return { ...site, address: () => router.state.location.pathname + router.state.location.search };
}
