import '@hanji/ui-kit/tokens/tokens.css';
import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { useToast } from './ToastProvider.tsx';

function Saying() {
  const say = useToast();
  return (
    <>
      <button type="button" onClick={() => say({ text: 'Added to your library' })}>
        Add
      </button>
      <button type="button" onClick={() => say({ text: 'It did not work', kind: 'error' })}>
        Fail
      </button>
    </>
  );
}

/** A part of the page that comes late waits for its turn, which is no time: a toast's own stands. */
function said(text: string): Promise<unknown> {
  return expect
    .poll(() => (vi.advanceTimersByTime(0), page.getByText(text).elements()))
    .toHaveLength(1);
}

afterEach(() => closeSite());

it('says one after the other, also on the next page', async () => {
  const edition = someEdition();
  const { router } = await openSite({
    edition,
    routes: editionRoutes(edition, [
      { path: '/', element: <Saying /> },
      { path: '/library', element: <h1>Library</h1> },
    ]),
  });
  // A slow machine takes longer than a toast stays.
  stopClock(...timeouts, 'performance');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await said('Added to your library');
  await expect.element(page.getByText('Added to your library')).toBeVisible();
  router.navigate('/library');
  await expect.element(page.getByText('Added to your library')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('It did not work')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('It did not work').elements()).toHaveLength(0);
});
