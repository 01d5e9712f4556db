import '@hanji/ui-kit/tokens/tokens.css';
import { connectionFailure, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { acceptMature, hasAcceptedMature, readAcceptMature } from '#mature/accept-mature.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { useReportFailure, type Failed } from './FailureProvider.tsx';

function failure(code: number, message = ''): ApiError {
  return {
    ...connectionFailure('/api/x'),
    code,
    message,
  };
}

function Failing(failed: Failed) {
  const report = useReportFailure();
  return (
    <button type="button" onClick={() => report(failed)}>
      Try
    </button>
  );
}

async function fail(failed: Failed) {
  const edition = someEdition();
  const site = await openSite({
    edition,
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
    routes: editionRoutes(edition, [
      { path: '/', element: <Failing {...failed} /> },
      { path: '/library', element: <h1>Library</h1> },
      { path: '/login', element: <h1>Login</h1> },
    ]),
  });
  await page.getByRole('button', { name: 'Try' }).click();
  return site;
}
const dialog = page.getByRole('dialog');

afterEach(() => {
  closeSite();
  sessionStorage.clear();
});

it("says the server's words in a dialog, which goes with a change of route", async () => {
  const { router } = await fail({ error: failure(418, 'The kettle is empty') });
  await expect.element(dialog).toHaveAccessibleDescription('The kettle is empty');
  router.navigate('/library');
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

it('closes by its button', async () => {
  await fail({ error: failure(418, 'The kettle is empty') });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

it('offers to try again when the connection was lost', async () => {
  const retry = vi.fn<() => void>();
  await fail({ error: connectionFailure('/api/x'), retry });
  await expect.element(dialog).toHaveAccessibleDescription('Please try again.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

it('says nothing about what the caller declared', async () => {
  await fail({ error: failure(409, 'The price has changed'), declared: [409] });
  await new Promise((done) => setTimeout(done, 300));
  expect(dialog.elements()).toHaveLength(0);
});

it('reloads once on 304, and then says that something is wrong', async () => {
  await fail({ error: failure(304, 'Not modified') });
  await new Promise((done) => setTimeout(done, 300));
  expect(dialog.elements()).toHaveLength(0);
  await fail({ error: failure(304, 'Not modified') });
  await expect.element(dialog).toHaveAccessibleDescription('Not modified');
});

it('signs out on 401 and leads to sign-in, which leads back', async () => {
  acceptMature();
  const { router, store } = await fail({ error: failure(401) });
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('?redirect=%2F');
  expect(store.getState().currentUser).toBeNull();
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['N', false]);
});
