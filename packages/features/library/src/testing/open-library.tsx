import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { library } from '@hanji/i18n/locales/en-US/library.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { libraryRoutes } from '#routes.ts';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

/** A site of the library, and of the pages that it leads to. */
export async function openLibrary(at: string, signedIn: boolean = true) {
  const edition = someEdition();
  const { router } = await openSite({
    edition,
    at,
    ...(signedIn && { user: soomin }),
    words: { library, reading, units },
    routes: editionRoutes(edition, [
      ...libraryRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
      { path: '/:contentType/:contentId', element: <h1>Title</h1> },
      { path: '/:contentType/:contentId/chapter/:chapterId/:salesType', element: <h1>Viewer</h1> },
    ]),
  });
  return () => router.state.location.pathname + router.state.location.search;
}
