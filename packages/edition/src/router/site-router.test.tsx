import { Link, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPage } from '#lazy/lazy-page.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import type { SiteRoute } from './site-route.ts';

function screen(title: string) {
  return <h1>{title}</h1>;
}

const routes: SiteRoute[] = [
  { path: '/', element: screen('Home') },
  { path: '/long', element: <div style={{ height: 5000 }}>{screen('Long')}</div> },
  { path: '/library', handle: { access: 'member' }, element: screen('Library') },
  { path: '/login', element: screen('Login') },
  { path: '/comment/user/:id', element: screen('Comments') },
  { path: '/:contentType/:contentId/chapter/:chapterId/:salesType', element: screen('Chapter') },
];
function open(at: string, more: readonly SiteRoute[] = []) {
  return openSite({
    edition: someEdition(),
    routes: guardedRoutes(someEdition(), [...routes, ...more], plainFrame()),
    at,
  });
}
const title = page.getByRole('heading', { level: 1 });

afterEach(() => closeSite());

it('goes where the guard leads, from the first address and from a later one', async () => {
  const { router } = await open('/library?order=name');
  await expect.element(title).toHaveTextContent('Login');
  expect(router.state.location.search).toBe('?redirect=%2Flibrary%3Forder%3Dname');
  router.navigate('/');
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/library');
  await expect.element(title).toHaveTextContent('Login');
});

it('stays where it is when the guard cancels, and leaves nothing in the history', async () => {
  const { router } = await open('/');
  await expect.element(title).toHaveTextContent('Home');
  const { key } = router.state.location;
  router.navigate('/comment/user/nobody');
  expect(router.state.location).toMatchObject({ pathname: '/', key });
  router.navigate('/comment/user/7');
  await expect.element(title).toHaveTextContent('Comments');
});

it('shows that there is no page where the guard says so, though a path would match', async () => {
  await open('/webtoon/1/chapter/2/product');
  await expect.element(title).toHaveTextContent('Page not found');
});

it('keeps the page on screen until the next one has arrived, and says so', async () => {
  let arrive: (module: { NextPage: () => React.JSX.Element }) => void = () => undefined;
  const lazy = lazyPage(
    () => new Promise<{ NextPage: () => React.JSX.Element }>((done) => (arrive = done)),
    'NextPage',
  );
  const { router } = await open('/', [{ path: '/next', lazy }]);
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect.element(title).toHaveTextContent('Home');
  arrive({ NextPage: () => screen('Next') });
  await expect.element(title).toHaveTextContent('Next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

it.each([true, false])('draws a page whose code is here in one go: %s', async (isHere) => {
  const lazy = lazyPage(async () => ({ NextPage: () => screen('Next') }), 'NextPage');
  const { router } = await open('/', [{ path: '/next', lazy }]);
  await expect.element(title).toHaveTextContent('Home');
  if (isHere) await lazy.fetch();
  expect(lazy.isHere()).toBe(isHere);
  const busy: (string | null)[] = [];
  const main = page.getByRole('main').element();
  const watch = new MutationObserver(() => busy.push(main.getAttribute('aria-busy')));
  watch.observe(main, { attributeFilter: ['aria-busy'] });
  router.navigate('/next');
  await expect.element(title).toHaveTextContent('Next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  watch.disconnect();
  expect(busy).toEqual(isHere ? [] : ['true', 'false']);
});

it('goes to a page that is here, though another is still on its way', async () => {
  const coming = Promise.withResolvers<{ LatePage: () => React.JSX.Element }>();
  const late = lazyPage(() => coming.promise, 'LatePage');
  const lazy = lazyPage(async () => ({ NextPage: () => screen('Next') }), 'NextPage');
  await lazy.fetch();
  const { router } = await open('/', [
    { path: '/late', lazy: late },
    { path: '/next', lazy },
  ]);
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/late');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  router.navigate('/next');
  await expect.element(title).toHaveTextContent('Next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  coming.resolve({ LatePage: () => screen('Late') });
  await late.fetch();
  await expect.element(title).toHaveTextContent('Next');
  router.navigate(-1);
  await expect.element(title).toHaveTextContent('Late');
});

it('draws nothing anew of the page that is left while the next one is on its way', async () => {
  let draws = 0;
  // As every link does.
  function Left() {
    useNavigate();
    draws += 1;
    return screen('Left');
  }
  const lazy = lazyPage(() => new Promise<never>(() => undefined), 'NextPage');
  const { router } = await open('/left', [
    { path: '/left', element: <Left /> },
    { path: '/next', lazy },
  ]);
  await expect.element(title).toHaveTextContent('Left');
  const before = draws;
  router.navigate('/next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(draws).toBe(before);
});

it('says that a page did not arrive, and fetches it anew at the next visit', async () => {
  let attempts = 0;
  const lazy = lazyPage(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('broken');
    return { NextPage: () => screen('Next') };
  }, 'NextPage');
  const { router } = await open('/', [{ path: '/next', lazy }]);
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/next');
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  router.navigate('/');
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/next');
  await expect.element(title).toHaveTextContent('Next');
  expect(attempts).toBe(2);
});

it('begins a new page at its top and goes back to where the reader was', async () => {
  const { router } = await open('/long');
  await expect.element(title).toHaveTextContent('Long');
  scrollTo(0, 1200);
  router.navigate('/library');
  await expect.element(title).toHaveTextContent('Login');
  expect(scrollY).toBe(0);
  router.navigator.go(-1);
  await expect.element(title).toHaveTextContent('Long');
  await expect.poll(() => scrollY).toBe(1200);
});

it('[A8-029] [B8-024] is silent about a navigation that is made twice, or given up for another', async () => {
  let fail: (reason: Error) => void = () => {};
  const coming = new Promise<{ NextPage: () => null }>((_, reject) => (fail = reject));
  const lazy = lazyPage(() => coming, 'NextPage');
  const { router } = await open('/', [{ path: '/next', lazy }]);
  await expect.element(title).toHaveTextContent('Home');
  router.navigate('/next');
  router.navigate('/next');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  router.navigate('/login');
  router.navigate('/login');
  fail(new Error('aborted'));
  await expect.element(title).toHaveTextContent('Login');
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(page.getByRole('status').elements()).toHaveLength(0);
});

it('[B2-005] [B2-022] shows in a refund edition that there is no page below Login alone: elsewhere its guard leads Home', async () => {
  const edition = someEdition({ supports: { refund: true } });
  const home = { path: '/refund/home', element: screen('Notice') };
  const { router } = await openSite({
    edition,
    routes: guardedRoutes(edition, [home], plainFrame()),
    at: '/login/nowhere',
  });
  await expect.element(title).toHaveTextContent('Page not found');
  router.navigate('/nowhere');
  await expect.element(title).toHaveTextContent('Notice');
  router.navigate('/login/nowhere');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect.element(title).toHaveTextContent('Notice');
  expect(router.state.location.pathname).toBe('/refund/home');
});

describe('a page that asks before it is left', () => {
  it.each([
    ['a link', () => page.getByRole('link', { name: 'On' }).click()],
    [
      'the browser’s own button',
      async (router: { navigate: (steps: number) => void }) => router.navigate(-1),
    ],
  ])('stays by %s until that is answered, and goes then where it led', async (_, leave) => {
    const asked: (() => void)[] = [];
    const { router } = await open('/', [{ path: '/form', element: <Link to="/long">On</Link> }]);
    router.navigate('/form');
    await expect.element(page.getByRole('link', { name: 'On' })).toBeVisible();
    const release = router.hold((go) => asked.push(go));
    await leave(router);
    await expect.poll(() => asked.length).toBe(1);
    expect(router.state.location.pathname).toBe('/form');
    await leave(router);
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.();
    await expect.element(title).toBeVisible();
    expect(['/', '/long']).toContain(router.state.location.pathname);
    release();
  });
});
