import { expect, it, vi } from 'vitest';
import { writeCookie } from './write-cookie.ts';

it.each([
  ['https:', 'theme=dark; Path=/; Secure'],
  ['http:', 'theme=dark; Path=/'],
])('on %s it is %s', (protocol, written) => {
  const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  writeCookie('theme=dark; Path=/', { protocol });
  expect(set).toHaveBeenCalledExactlyOnceWith(written);
  set.mockRestore();
});
