import '@hanji/ui-kit/tokens/tokens.css';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';

const reloads = vi.fn<() => void>();

/** The page under test is that of the tests too, which must stay. */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'reload') return;
  event.preventDefault();
  reloads();
}

afterEach(() => {
  navigation.removeEventListener('navigate', onNavigate);
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it('loads itself again when the service answers, once in five minutes where its code is gone for good', async () => {
  navigation.addEventListener('navigate', onNavigate);
  stopClock('setInterval', 'clearInterval', 'Date');
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const edition = someEdition();
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Page.js');
  const element = <RouteErrorPage error={missing} />;
  await openSite({ edition, routes: editionRoutes(edition, [{ path: '/', element }]) });
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const asked = (): number => fetched.mock.calls.filter(([to]) => to === '/').length;

  await vi.advanceTimersByTimeAsync(3000);
  expect([asked(), reloads.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 3000);
  expect([asked(), reloads.mock.calls.length]).toEqual([100, 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reloads.mock.calls.length).toBe(2);
});
