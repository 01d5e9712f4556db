import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { commentRoutes } from '#routes.ts';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

/** A site of the pages of comments, and of those that they lead to. */
export async function openComments(at: string, signedIn: boolean = true) {
  const edition = someEdition();
  const site = await openSite({
    edition,
    at,
    ...(signedIn && { user: soomin }),
    words: { comments, reading, units, viewer },
    routes: editionRoutes(edition, [
      ...commentRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
      { path: '/:contentType/:contentId/chapter/:chapterId/:salesType', element: <h1>Viewer</h1> },
    ]),
  });
  const { router } = site;
  return { ...site, address: () => router.state.location.pathname + router.state.location.search };
}
