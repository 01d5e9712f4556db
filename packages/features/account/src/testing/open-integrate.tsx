import type { PreMigration } from '@hanji/contract/entities/member.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { integrate } from '@hanji/i18n/locales/en-US/integrate.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { integrateRoutes } from '#routes/integrate-routes.ts';
import { serialCodeRoutes } from '#routes/serial-code-routes.ts';

export const someUser: CurrentUser = { userId: 'u1', nickname: 'Before', avatarImageUrl: null };

/** What the service says of itself: which previous service it moves accounts from. */
export function config(previousProduct: string | null) {
  return { 'GET /app/config/web': { data: { languages: [], previousProduct } } } as const;
}

export const noneMoved = {
  'GET /preprevious': { data: { allowed: true, moved: null } satisfies PreMigration },
} as const;

export const moved = {
  allowed: false,
  moved: { purchasedCoins: 120, freeCoins: 7, movedAt: '2027-03-01T12:00:00.000Z' },
} as const satisfies PreMigration;

/** Opens a page of the migration, for a visitor unless somebody is named. */
export function openIntegrate(at: string, user?: CurrentUser) {
  const edition = someEdition({ loginTypes: ['apple', 'google'] });
  return openSite({
    edition,
    routes: editionRoutes(edition, [
      ...integrateRoutes,
      ...serialCodeRoutes,
      ...['/', '/login', '/login/auth'].map((path) => ({ path, element: <h1>{path}</h1> })),
    ]),
    at,
    ...(user && { user }),
    words: { integrate, profile, signIn },
  });
}
