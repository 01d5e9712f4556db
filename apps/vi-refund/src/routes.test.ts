import { routePaths } from '@hanji/edition/router/site-route.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

const paths = ['/refund/home', '/refund/request', '/refund/detail', '/login', '*'];

it('answers exactly these paths', () => {
  expect(routePaths(routes.routes)).toEqual(paths);
  expect([...Object.keys(pages), '*']).toEqual(paths);
});
