import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { menu } from '@hanji/i18n/locales/en-US/menu.ts';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { unlock } from '@hanji/i18n/locales/en-US/unlock.ts';
import type { ReactElement } from 'react';

type Opened = {
  readonly signedIn?: boolean;
  readonly confirmCoinUse?: boolean;
  readonly userId?: string;
};

/** A title's page with a part of the wallet on it, and the pages that the part can lead to. */
export async function openWallet(element: ReactElement, opened: Opened = {}) {
  const { signedIn = true, confirmCoinUse = false, userId = 'u1' } = opened;
  const edition = someEdition({ supports: { reading: true, wallet: { confirmCoinUse } } });
  const site = await openSite({
    edition,
    at: '/comic/1',
    words: { menu, purchase, reading, units, unlock },
    routes: editionRoutes(edition, [
      { path: '/comic/1', element },
      { path: '/comic/1/chapter/2/product', element: <h1>Viewer</h1> },
      { path: '/login', element: <h1>Login</h1> },
      { path: '/coinpurchase', element: <h1>Coins</h1> },
    ]),
    ...(signedIn && { user: { userId, nickname: 'Soomin', avatarImageUrl: null } }),
  });
  const { router } = site;
  return { ...site, path: () => router.state.location.pathname + router.state.location.search };
}
