import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { account } from '@hanji/i18n/locales/en-US/account.ts';
import { certification } from '@hanji/i18n/locales/en-US/certification.ts';
import { consent } from '@hanji/i18n/locales/en-US/consent.ts';
import { deletion } from '@hanji/i18n/locales/en-US/deletion.ts';
import { external } from '@hanji/i18n/locales/en-US/external.ts';
import { integrate } from '@hanji/i18n/locales/en-US/integrate.ts';
import { password } from '@hanji/i18n/locales/en-US/password.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { signUp } from '@hanji/i18n/locales/en-US/signUp.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { serialCodeRoutes } from '#routes/serial-code-routes.ts';
import { accountRoutes } from '#routes.ts';
import { someUser } from './members.ts';

const texts = { account, certification, consent, deletion, external, integrate, password, profile };
const words = { ...texts, signIn, signUp, units };

/** What an edition of a test has otherwise than most. */
export type OpenedEdition = Parameters<typeof someEdition>[0];

type Opened = {
  readonly edition?: OpenedEdition;
  /** Who is signed in; nobody unless named. */
  readonly user?: CurrentUser;
  /** Pages of which it matters only that they are reached: their paths are shown in their place. */
  readonly reached?: readonly string[];
};

/** Opens an edition whose pages are those of accounts, with a Home and a library for members. */
export function openAccount(at: string, { edition = {}, user, reached = [] }: Opened = {}) {
  const opened = someEdition({ connects: ['apple', 'google'], ...edition });
  const routes = editionRoutes(opened, [
    { path: '/', element: <h1>Home</h1> },
    { path: '/library', handle: { access: 'member' }, element: <h1>Library</h1> },
    ...reached.map((path) => ({ path, element: <h1>{path}</h1> })),
    ...accountRoutes,
    ...serialCodeRoutes,
  ]);
  return openSite({ edition: opened, routes, at, words, ...(user && { user }) });
}

/** The same for a member who is signed in. */
export function openMember(at: string, edition: OpenedEdition = {}) {
  return openAccount(at, { edition, user: someUser, reached: ['/login'] });
}
