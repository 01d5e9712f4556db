import { expect, it } from 'vitest';
import { passesShutdownGuard } from './shutdown-guard.ts';

it.each([
  ['/refund/home', true],
  ['/refund/request', true],
  ['/refund/detail', true],
  ['/refund/detail/', true],
  ['/refund/detail//', true],
  ['/login', true],
  ['/login/', true],
  ['/login/password/find', true],
  ['/', false],
  ['/refund', false],
  ['/refund/home/x', false],
  ['/refund/homes', false],
  ['/refund//home', false],
  ['/loginx', false],
  ['/signup', false],
  ['/x/login/', false],
  ['/browserguide', false],
  ['/comic/1', false],
])('%s passes: %s', (path, passes) => {
  expect(passesShutdownGuard(path)).toBe(passes);
});
