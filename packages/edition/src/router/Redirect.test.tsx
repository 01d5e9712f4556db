import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { Redirect } from './Redirect.tsx';

afterEach(() => closeSite());

/** A screen that leads on and stays, as one does while the next one loads. */
function Leaving(): ReactElement {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Redirect to="/home" />
      <h1>at {pathname}</h1>
      <button type="button" onClick={() => void navigate('/search')}>
        Look elsewhere
      </button>
    </>
  );
}

it('leads on once, and lets the reader go elsewhere from there', async () => {
  const edition = someEdition();
  const paths = ['/gone', '/home', '/search'];
  const routes = guardedRoutes(
    edition,
    paths.map((path) => ({ path, element: <Leaving key="same" /> })),
    plainFrame(),
  );
  await openSite({ edition, routes, at: '/gone' });
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('at /home');
  await page.getByRole('button', { name: 'Look elsewhere' }).click();
  await expect.element(title).toHaveTextContent('at /search');
  // Whoever is called back is called back at once.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(title).toHaveTextContent('at /search');
});
