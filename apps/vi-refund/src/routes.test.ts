import { routePaths } from '@hanji/edition/router/site-route.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

const paths = [
  '/refund/home',
  '/refund/request',
  '/refund/detail',
  '/login',
  '/login/email',
  '/login/auth',
  '/login/dormant',
  '/login/agree',
  '/login/campaign',
  '/login/changePassword',
  '/login/password/find',
  '/login/password/reset',
  '/login/callback/:loginType',
  '*',
];

it('answers exactly these paths', () => {
  expect(routePaths(routes.routes)).toEqual(paths);
  expect([...Object.keys(pages), '*']).toEqual(paths);
});
