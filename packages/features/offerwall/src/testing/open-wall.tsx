import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { offerwall } from '@hanji/i18n/locales/en-US/offerwall.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { vi } from 'vitest';
import { offerWallRoutes } from '#routes.ts';

export const conversionId = '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11';

/** A call that came, with what was sent in its form. */
type Came = { readonly call: string; readonly form: Readonly<Record<string, unknown>> };

const known: Readonly<Record<string, unknown>> = {
  'GET /offerwall/provider': [
    { partner: 'pincrux', kind: 'mission' },
    { partner: 'pointpark', kind: 'conversion' },
  ],
  'POST /offerwall/pincrux/adinfo': { ads: 3, coins: 16 },
};

/** Answers in place of the service, which is another program; a number is a refusal. */
export function answer(answers: Readonly<Record<string, unknown>>): Came[] {
  const came: Came[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    came.push({ call, form });
    const all: Readonly<Record<string, unknown>> = { ...known, ...answers };
    const given = call in all ? all[call] : 404;
    const [status, data] = typeof given === 'number' ? [given, null] : [200, given];
    const result = { code: status, message: '', debug: null };
    return Response.json({ data, result }, { status });
  });
  return came;
}

/** Opens an edition with the offer wall alone, of a signed-in member. */
export function openWall(at = '/offerwall', user = true) {
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/login', element: <h1>Sign in</h1> },
    ...offerWallRoutes,
  ]);
  return openSite({
    edition,
    routes,
    at,
    words: { offerwall, reading },
    ...(user && { user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null } }),
  });
}
