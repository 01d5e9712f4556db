import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import type { SiteRoute } from '#router/site-route.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import type { PageHandle } from '#pages/page.ts';

const footer = page.getByRole('contentinfo');
const business = {
  company: '(주)한지',
  representative: '김한지',
  businessNumber: '000-00-00000',
  mailOrderNumber: '제0000호',
  address: '종이길 1',
  contact: 'help@hanji.example',
};
const frames: Readonly<Record<string, PageHandle>> = {
  '/': { footer: 'full' },
  '/comic/1': { footer: 'short' },
  '/comic/1/chapter/1': { footer: 'none', chrome: 'none' },
};
const pages: SiteRoute[] = Object.entries(frames).map(([path, handle]) => ({
  path,
  handle,
  element: (
    <div style={{ height: 3000 }}>
      <h1>{path}</h1>
    </div>
  ),
}));

async function toFooter() {
  await expect.element(footer).toBeInTheDocument();
  footer.element().scrollIntoView();
}

afterEach(async () => {
  closeSite();
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

it('[A2-091] [B2-147] shows business information where the edition has to', async () => {
  const edition = someEdition({
    supports: { reading: true, footer: { businessInformation: true } },
    business,
  });
  await openSite({ edition, routes: editionRoutes(edition, pages) });
  const { contact } = business;
  await expect
    .element(footer.getByRole('link', { name: contact }))
    .toHaveAttribute('href', `mailto:${contact}`);
  for (const fact of Object.values(business)) {
    await expect.element(footer.getByText(fact)).toBeInTheDocument();
  }
  expect(footer.getByRole('combobox').elements()).toHaveLength(0);
});

it('[A2-092] [B2-147] otherwise shows a language select and the copyright', async () => {
  const edition = someEdition();
  await openSite({ edition, routes: editionRoutes(edition, pages) });
  await expect.element(footer.getByText(/© \d{4} Hanji/)).toBeInTheDocument();
  await toFooter();
  await expect.element(footer.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

it('has a full footer on Home, a short one on a content home, none in a viewer', async () => {
  const edition = someEdition();
  const { router } = await openSite({ edition, routes: editionRoutes(edition, pages) });
  await toFooter();
  await expect.element(footer.getByRole('combobox')).toBeVisible();
  router.navigate('/comic/1');
  await expect.poll(() => footer.element().textContent).toMatch(/^© \d{4} Hanji/);
  expect(footer.getByRole('combobox').elements()).toHaveLength(0);
  router.navigate('/comic/1/chapter/1');
  await expect.poll(() => footer.elements()).toHaveLength(0);
  expect(page.getByRole('banner').elements()).toHaveLength(0);
});

it('gives a new page the focus, unless it has taken it for a field', async () => {
  const edition = someEdition();
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the search field does
  const field: SiteRoute = { path: '/search', handle: {}, element: <input autoFocus /> };
  const routes = editionRoutes(edition, [...pages, field]);
  const { router } = await openSite({ edition, routes });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { name: '/' })).toBeVisible();
  router.navigate('/comic/1');
  await expect.element(main).toHaveFocus();
  router.navigate('/search');
  await expect.element(main.getByRole('textbox')).toHaveFocus();
});

it('is little more than the page where nothing can be read: wordmark, language, theme', async () => {
  const edition = someEdition({ supports: { refund: true } });
  const routes = guardedRoutes(
    edition,
    [{ path: '/refund/home', element: <h1>Notice</h1> }],
    plainFrame(),
  );
  await openSite({ edition, routes, at: '/refund/home' });
  const banner = page.getByRole('banner');
  await expect.element(banner.getByRole('link', { name: 'Hanji' })).toBeVisible();
  expect(banner.getByRole('button').elements()).toHaveLength(0);
  expect(banner.getByRole('link').elements()).toHaveLength(1);
  await toFooter();
  await expect.element(footer.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
  await expect.element(footer.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

it('lets members leave by one press where there is no menu, from a page that is theirs alone', async () => {
  const came = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: null, result: { code: 200, message: '', debug: null } }),
    );
  onTestFinished(() => came.mockRestore());
  const onSignedOut = vi.fn();
  const edition = someEdition({ supports: { refund: true } });
  const routes = guardedRoutes(
    edition,
    [
      { path: '/refund/home', element: <h1>Notice</h1> },
      { path: '/refund/request', handle: { access: 'member' }, element: <h1>Request</h1> },
    ],
    plainFrame({ onSignedOut }),
  );
  const user = { userId: '7', nickname: 'Lan', avatarImageUrl: null };
  const { store } = await openSite({
    edition,
    routes,
    at: '/refund/request',
    user,
    words: { signIn },
  });
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('heading', { name: 'Notice' })).toBeVisible();
  await expect.poll(() => store.getState().currentUser).toBeNull();
  await expect.poll(() => onSignedOut).toHaveBeenCalledOnce();
  expect(came.mock.calls.map(([to]) => new Request(to).url)).toContainEqual(
    expect.stringContaining('/api/member/signout'),
  );
  expect(page.getByRole('banner').getByRole('button').elements()).toHaveLength(0);
});

it('[A2-087] [A4-102] [B9-022] has its links in the line above 1,080 px where the edition wants a bar', async () => {
  await page.viewport(1081, 800);
  const edition = someEdition({
    supports: { reading: true, challenge: true, header: { bar: true } },
  });
  const more = ['/challenge', '/login', '/search/:keyword?'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }));
  const { router } = await openSite({
    edition,
    routes: editionRoutes(edition, [...pages, ...more]),
  });
  const banner = page.getByRole('banner');
  for (const name of ['Comics', 'Novels', 'Challenge', 'Sign in']) {
    await expect.element(banner.getByRole('link', { name })).toBeVisible();
  }
  const box = banner.getByRole('searchbox', { name: 'Search' });
  await box.click();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await box.fill('a b');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/search/a%20b');
  expect(localStorage.getItem('keywords')).toBe('a%20b');

  await page.viewport(1080, 800);
  await expect.poll(() => banner.getByRole('link', { name: 'Comics' }).elements()).toHaveLength(0);
  await expect.element(banner.getByRole('button', { name: 'Menu' })).toBeVisible();
});

/** Whether a press on a link is left to the browser, which does nothing here. */
function leavesToBrowser(link: Element, how: MouseEventInit): boolean {
  let left = false;
  const last = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  removeEventListener('click', last);
  return left;
}

it('[B2-053] [B2-054] [B2-057] searches in a box on wide screens and in a layer on small ones', async () => {
  const edition = someEdition({
    supports: { reading: true, challenge: true, header: { bar: true } },
  });
  const more = ['/challenge', '/challenge/search/:keyword', '/search/:keyword?'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }));
  const { router } = await openSite({
    edition,
    routes: editionRoutes(edition, [...pages, ...more]),
  });
  const banner = page.getByRole('banner');
  await expect
    .element(banner.getByRole('link', { name: 'Challenge' }))
    .toHaveAttribute('href', '/challenge');
  await expect.element(banner.getByRole('searchbox', { name: 'Search' })).toBeVisible();

  await page.viewport(390, 800);
  const link = banner.getByRole('link', { name: 'Search' });
  const layer = page.getByRole('dialog', { name: 'Search' });
  // Any other press than a plain one is the browser's, which opens a tab or a window of its own.
  await expect.element(link).toBeVisible();
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey']) {
    expect(leavesToBrowser(link.element(), { [held]: true })).toBe(true);
  }
  expect(layer.elements()).toEqual([]);
  await link.click();
  const box = layer.getByRole('searchbox', { name: 'Search' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('  {Enter}');
  await expect.element(layer).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.keyboard('lamp{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/search/lamp');
  await expect.poll(() => layer.elements()).toEqual([]);
  // In the area of members’ titles it searches that.
  router.navigate('/challenge');
  await banner.getByRole('link', { name: 'Search' }).click();
  await layer.getByRole('searchbox', { name: 'Challenge · Search' }).fill('sea');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/challenge/search/sea');
});

it('leads past the header at the first tab', async () => {
  const edition = someEdition();
  await openSite({ edition, routes: editionRoutes(edition, pages) });
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});
