import { useState } from 'react';
import * as whole from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import * as few from './react-router-dom.ts';

/** Both as one: what the types of one library have more of, none of these tests uses. */
const few1 = few as unknown as typeof whole;

const paths = [
  '/refund/home',
  '/refund/request',
  '/login',
  '/login/email',
  '/login/password/find',
  '/login/callback/:loginType',
  '/:section/home',
  '/',
  '*',
];
const addresses = [
  '/',
  '/refund/home',
  '/Refund/Home/',
  '/refund/home/more',
  '/refund//home',
  '/login',
  '/login/',
  '/login/email',
  '/login/callback/google',
  '/login/callback/a%2Fb',
  '/login/callback/%EA%B0%80',
  '/login/callback/%E0%A4%A',
  '/login/callback/',
  '/other/home',
  '/a.b/home',
  '/nowhere/at/all',
];

it('answers every address with the page and parameters that React Router answers with', () => {
  const routes = paths.map((path) => ({ path }));
  for (const address of addresses) {
    const [found] = few.matchRoutes(routes, address) ?? [];
    const wanted = whole.matchRoutes(routes, address)?.at(-1);
    expect([found?.route.path, found?.params], address).toEqual([
      wanted?.route.path,
      wanted?.params,
    ]);
    for (const path of paths) {
      const own = few.matchPath(path, address)?.params;
      expect(own, `${path} ${address}`).toEqual(whole.matchPath(path, address)?.params);
    }
  }
});

it('writes paths as React Router does', () => {
  const paths1 = [
    { pathname: '/a', search: '?b=1', hash: '#c' },
    { search: 'b' },
    { hash: '#' },
    {},
  ];
  for (const path of paths1) expect(few.createPath(path)).toBe(whole.createPath(path));
});

type Library = typeof whole;
type SomeHistory = ReturnType<Library['UNSAFE_createMemoryHistory']>;

/** What is heard of a history and where it is, but for keys, which are drawn by lot. */
function recorded(history: Pick<SomeHistory, 'action' | 'location' | 'listen'>) {
  const heard: unknown[] = [];
  const seen = ({ pathname, search, hash, state, key }: whole.Location) => ({
    pathname,
    search,
    hash,
    state,
    isFirst: key === 'default',
  });
  const stop = history.listen(({ action, location, delta }) => {
    heard.push([action, delta, seen(location), history.action, seen(history.location)]);
  });
  heard.push([history.action, seen(history.location)]);
  return { heard, stop };
}

it('keeps a history of its own as React Router does', () => {
  const [one, other] = [few1, whole].map(({ UNSAFE_createMemoryHistory: create }) => {
    const history = create({ initialEntries: ['/first?a=1#b'], v5Compat: true });
    const { heard } = recorded(history);
    history.push('/second', { from: 'here' });
    history.push({ search: '?c=2' });
    history.go(-1);
    history.go(-9);
    history.push('/third');
    history.replace('?d=3');
    history.go(5);
    heard.push(history.createHref('/x?y'), history.encodeLocation('/ä b?ö'));
    return heard;
  });
  expect(one).toEqual(other);
});

it('keeps the history of the page as React Router does', async () => {
  const before = { href: location.href, state: history.state as unknown };
  onTestFinished(() => history.replaceState(before.state, '', before.href));
  const walk = async ({ UNSAFE_createBrowserHistory: create }: Library) => {
    history.replaceState(null, '', '/walk?a=1#b');
    const own = create({ v5Compat: true });
    const { heard, stop } = recorded(own);
    const back = (): Promise<unknown> => {
      const arrived = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      own.go(-1);
      return arrived;
    };
    own.push('/walk/second', { from: 'here' });
    own.push({ pathname: '/walk/third', search: '?c=2' });
    own.replace('/walk/fourth');
    heard.push((history.state as { idx: number }).idx);
    await back();
    await back();
    heard.push(location.pathname + location.search);
    stop();
    return heard;
  };
  expect(await walk(few1)).toEqual(await walk(whole));
});

describe.each([
  ['few routes', few1],
  ['React Router', whole],
])('%s', (_, library) => {
  const { Link, Router, useLocation, useNavigate, useParams, useRoutes, useSearchParams } = library;

  function Place() {
    const { pathname, search, state } = useLocation();
    const { loginType } = useParams();
    const [query] = useSearchParams();
    const navigate = useNavigate();
    return (
      <>
        <output>{JSON.stringify([pathname, search, state, loginType, query.get('a')])}</output>
        <Link to="/login/callback/google?a=1" state={{ by: 'link' }} className="way">
          Link
        </Link>
        <Link to="/login/callback/apple" onClick={(event) => event.preventDefault()}>
          Held
        </Link>
        <button type="button" onClick={() => void navigate('?a=2', { replace: true })}>
          Search
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    );
  }

  function Site({ history }: { readonly history: SomeHistory }) {
    const [place, setPlace] = useState({ location: history.location, action: history.action });
    useState(() => history.listen(({ location, action }) => setPlace({ location, action })));
    return (
      <Router location={place.location} navigationType={place.action} navigator={history}>
        <Pages at={place.location} />
      </Router>
    );
  }

  function Pages({ at }: { readonly at: whole.Location }) {
    return useRoutes(
      [
        { path: '/login/callback/:loginType', element: <Place /> },
        { path: '*', element: <Place /> },
      ],
      at,
    );
  }

  it('goes where links and screens say, and knows where it is', async () => {
    const create = library.UNSAFE_createMemoryHistory;
    const history = create({ initialEntries: ['/home'], v5Compat: true });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    root.render(<Site history={history} />);
    await expect.element(page.getByRole('status')).toBeVisible();
    const said = () => JSON.parse(page.getByRole('status').element().textContent) as unknown;
    expect(said()).toEqual(['/home', '', null, null, null]);
    const link = page.getByRole('link', { name: 'Link' });
    await expect.element(link).toHaveAttribute('href', '/login/callback/google?a=1');
    await expect.element(link).toHaveAttribute('class', 'way');
    await page.getByRole('link', { name: 'Held' }).click();
    expect(history.location.pathname).toBe('/home');
    await link.click();
    const google = ['/login/callback/google', '?a=1', { by: 'link' }, 'google', '1'];
    await expect.poll(said).toEqual(google);
    // To where one is already leaves no second entry.
    await link.click();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(said).toEqual(['/login/callback/google', '?a=2', null, 'google', '2']);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(said).toEqual(['/home', '', null, null, null]);
  });
});
