import { api } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';

const user = { userId: '7', nickname: 'x', avatarImageUrl: null };
const calls = api.injectEndpoints({
  endpoints: (build) => ({
    getSomething: build.query<unknown, number>({
      query: (code) => ({
        call: contentCalls.getContent,
        args: { params: { contentType: 'comic', contentId: code } },
      }),
    }),
  }),
});

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

async function openAsMember(code: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: null, result: { code, message: '', debug: null } }, { status: code }),
  );
  const edition = someEdition();
  const element = <h1>Here</h1>;
  const routes = ['/', '/login', '/comic/:id'].map((path) => ({ path, element }));
  const site = await openSite({
    edition,
    routes: guardedRoutes(edition, routes, plainFrame()),
    user,
  });
  await site.store.dispatch(calls.endpoints.getSomething.initiate(code));
  return site;
}

it('leads to sign-in after an expired session, and not straight back', async () => {
  const { router, store } = await openAsMember(401);
  expect(store.getState().currentUser).toBeNull();
  router.navigate('/login?redirect=%2Fcomic%2F1');
  expect(router.state.location.pathname).toBe('/login');
});

it('takes no other failure for the end of a session', async () => {
  const { router, store } = await openAsMember(403);
  expect(store.getState().currentUser).toEqual(user);
  router.navigate('/login?redirect=%2Fcomic%2F1');
  expect(router.state.location.pathname).toBe('/comic/1');
});
