import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { comic } from '@hanji/i18n/locales/en-US/comic.ts';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { creator } from '@hanji/i18n/locales/en-US/creator.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { creatorRoutes } from '#routes.ts';

let visits = 0;

/** A site of the desk; a creator of their own for each, as uploads outlive pages. */
export async function openDesk(at: string, signedIn: boolean = true, slots?: EditionSlots) {
  visits += 1;
  const user = { userId: `u${visits}`, nickname: 'Soomin', avatarImageUrl: null };
  // The clocks of the desk are those of Tokyo, whatever this browser's are.
  const edition = someEdition({ timeZone: 'Asia/Tokyo', supports: { creator: true } });
  const site = await openSite({
    edition,
    at,
    ...(signedIn && { user }),
    ...(slots && { slots }),
    words: { comic, comments, creator, genres, reading, viewer },
    routes: editionRoutes(edition, [
      ...creatorRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
    ]),
  });
  const { router } = site;
  return { ...site, address: () => router.state.location.pathname + router.state.location.search };
}
