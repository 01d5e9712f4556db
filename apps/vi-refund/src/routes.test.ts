import { routePaths } from '@hanji/edition/routes/route-paths.ts';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const paths = ['/refund/home', '/refund/request', '/refund/detail', '/login', '*'];

it('answers exactly these paths', () => {
  expect(routePaths(routes)).toEqual(paths);
});
