import { expect, it } from 'vitest';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import { memoryRouter } from '#router/site-router.ts';
import { someEdition } from '#testing/open-site.tsx';
import { onPageView } from './page-views.ts';

it('[A7-091] sees the first page and every page arrived at, once each', () => {
  const site = guardedRoutes(someEdition(), [], plainFrame());
  const reader = { signedIn: false, userAgent: '', cookies: '' };
  const router = memoryRouter(site, '/first?x=1', () => reader);
  const seen: string[] = [];
  onPageView(router, (path) => seen.push(path));
  router.navigate('/second');
  router.navigate('/second?page=2');
  router.navigate('/third');
  expect(seen).toEqual(['/first', '/second', '/third']);
});
