import '@hanji/ui-kit/tokens/tokens.css';
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

afterEach(() => {
  vi.useRealTimers();
  return closeSite();
});

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect.element(page.getByText('Added to your library')).toBeVisible();
  router.navigate('/library');
  await expect.element(page.getByText('Added to your library')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('It did not work')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('It did not work').elements()).toHaveLength(0);
});
