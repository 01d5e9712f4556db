import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { help } from '@hanji/i18n/locales/en-US/help.ts';
import { inquiry } from '@hanji/i18n/locales/en-US/inquiry.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { FooterLinks } from '#footer/FooterLinks.tsx';
import { helpRoutes } from '#routes.ts';
import { ownEmail } from './help-service.ts';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

type Opening = {
  readonly signedIn?: boolean;
  /** Of the account of who is signed in. */
  readonly email?: string;
  readonly japanese?: boolean;
};

/** A site of the pages of help. */
export async function openHelp(at: string, opening: Opening = {}) {
  const { signedIn = false, email, japanese = false } = opening;
  ownEmail.value = email ?? null;
  const edition = someEdition(japanese ? { locales: ['en-US', 'ja-JP'] } : {});
  const site = await openSite({
    edition,
    at,
    ...(signedIn && { user: soomin }),
    slots: { FooterLinks },
    words: { help, inquiry, units },
    routes: editionRoutes(edition, [...helpRoutes, { path: '/', element: <h1>Home</h1> }]),
  });
  const { router } = site;
  return { ...site, address: () => router.state.location.pathname + router.state.location.search };
}
