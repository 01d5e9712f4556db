import { expect, it } from 'vitest';
import { providerAddress } from './provider-address.ts';

const here = { hostname: 'hanji.example' };

it.each([
  ['https://accounts.provider.example/auth?x=1', 'https://accounts.provider.example/auth?x=1'],
  ['http://localhost:4120/auth', 'http://localhost:4120/auth'],
  ['http://127.0.0.1:4120/auth', 'http://127.0.0.1:4120/auth'],
  ['http://hanji.example:4120/auth', 'http://hanji.example:4120/auth'],
  ['http://accounts.provider.example/auth', null],
  ['http://localhost.elsewhere.example/', null],
  ['https://name:word@provider.example/', null],
  ['javascript:alert(1)', null],
  ['/auth', null],
  ['', null],
])('sends readers to %s as %s', (url, address) => {
  expect(providerAddress(url, here)).toBe(address);
});
