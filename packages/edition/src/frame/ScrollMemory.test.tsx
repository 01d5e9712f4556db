import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import type { SiteRoute } from '#router/site-route.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';

const pages: SiteRoute[] = ['/', '/comic/1'].map((path) => ({
  path,
  handle: {},
  element: (
    <div style={{ height: 3000 }}>
      <h1>{path}</h1>
    </div>
  ),
}));

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

afterEach(() => {
  closeSite();
  window.scrollTo(0, 0);
});

/** As a viewer does that goes on where its reader was. */
function OpensAt700() {
  useLayoutEffect(() => {
    window.scrollTo(0, 700);
  }, []);
  return <h1 style={{ height: 3000 }}>Opened</h1>;
}

it('begins a page at its top, unless the page has gone to a place of its own', async () => {
  const edition = someEdition();
  const opened: SiteRoute = { path: '/novel/1', handle: {}, element: <OpensAt700 /> };
  const { router } = await openSite({
    edition,
    routes: editionRoutes(edition, [...pages, opened]),
  });
  await expect.element(page.getByRole('heading', { name: '/' })).toBeVisible();
  window.scrollTo(0, 300);
  router.navigate('/novel/1');
  await expect.element(page.getByRole('heading', { name: 'Opened' })).toBeVisible();
  expect(scrollY).toBe(700);
  router.navigate('/comic/1');
  await expect.element(page.getByRole('heading', { name: '/comic/1' })).toBeVisible();
  expect(scrollY).toBe(0);
});

/** As Home does: what stands above comes to its real height later than it is there. */
function Grows({ by }: { by: number }) {
  const [height, setHeight] = useState(500);
  return (
    <>
      <h1>Grows</h1>
      <button type="button" onClick={() => setHeight(500 + by)}>
        Grow
      </button>
      <div style={{ height, inlineSize: 10 }} />
      <div style={{ height: 2500 }}>Below</div>
    </>
  );
}

it('keeps the place that it has come back to while the page above comes to its real height', async () => {
  const edition = someEdition();
  const grows: SiteRoute = { path: '/grows', handle: {}, element: <Grows by={700} /> };
  const routes = editionRoutes(edition, [...pages, grows]);
  const { router } = await openSite({ edition, at: '/grows', routes });
  const grow = page.getByRole('button', { name: 'Grow' });
  await expect.element(grow).toBeInTheDocument();
  const click = () => (grow.element() as HTMLButtonElement).click();
  click();
  window.scrollTo(0, 1600);
  router.navigate('/comic/1');
  await expect.element(page.getByRole('heading', { name: '/comic/1' })).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => scrollY).toBe(1600);
  click();
  await twoFrames();
  expect(scrollY).toBe(1600);
  // From then on it is the reader's: what they look at stays, whatever comes above it.
  dispatchEvent(new WheelEvent('wheel'));
  expect(getComputedStyle(document.documentElement).overflowAnchor).toBe('auto');
});

it('comes down to the place as a page grows that is too short for it as yet', async () => {
  const edition = someEdition();
  const grows: SiteRoute = { path: '/grows', handle: {}, element: <Grows by={9000} /> };
  const routes = editionRoutes(edition, [...pages, grows]);
  const { router } = await openSite({ edition, at: '/grows', routes });
  const grow = page.getByRole('button', { name: 'Grow' });
  await expect.element(grow).toBeInTheDocument();
  const click = () => (grow.element() as HTMLButtonElement).click();
  click();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(9000);
  window.scrollTo(0, 8000);
  router.navigate('/comic/1');
  await expect.element(page.getByRole('heading', { name: '/comic/1' })).toBeVisible();
  router.navigate(-1);
  await expect.element(grow).toBeInTheDocument();
  expect(scrollY).toBeLessThan(8000);
  click();
  await expect.poll(() => scrollY).toBe(8000);
});

it('leaves it to the browser to come back to places of the first screen alone', async () => {
  const edition = someEdition();
  const tall: SiteRoute = {
    path: '/tall',
    handle: {},
    element: <h1 style={{ height: 9000 }}>Tall</h1>,
  };
  await openSite({ edition, at: '/tall', routes: editionRoutes(edition, [...pages, tall]) });
  await expect.element(page.getByRole('heading', { name: 'Tall' })).toBeVisible();
  for (const [place, restoration] of [
    [innerHeight * 2, 'manual'],
    [innerHeight / 2, 'auto'],
  ] as const) {
    scrollTo(0, place);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(history.scrollRestoration).toBe(restoration);
  }
});

function HasPanel() {
  const { state } = useLocation();
  return <h1 style={{ height: 3000 }}>{state ? 'A panel' : 'No panel'}</h1>;
}

it('stays where the reader has come to under a panel that the way back closes', async () => {
  const edition = someEdition();
  const read: SiteRoute = { path: '/read', handle: {}, element: <HasPanel /> };
  const routes = editionRoutes(edition, [...pages, read]);
  const { router } = await openSite({ edition, at: '/read', routes });
  const shows = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();
  await shows('No panel');
  window.scrollTo(0, 300);
  router.navigate('/read', { state: { panel: {} }, preventScrollReset: true });
  await shows('A panel');
  expect(scrollY).toBe(300);
  window.scrollTo(0, 900);
  router.navigate(-1);
  await shows('No panel');
  expect(scrollY).toBe(900);
  // The same page pressed anew begins at its top all the same.
  router.navigate('/read', { replace: true });
  await expect.poll(() => scrollY).toBe(0);
});
