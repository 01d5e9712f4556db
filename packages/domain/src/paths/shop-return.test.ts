import { expect, it } from 'vitest';
import { isShopReturn } from './shop-return.ts';

it.each([
  ['/', true],
  ['/comic/7', true],
  ['/magazine_novel/7', true],
  ['/novel/7/chapter/3/product', true],
  ['/coin/history/used', true],
  ['/login', false],
  ['/comic', false],
  ['/comics/7', false],
  ['/coinpurchase/result', false],
  ['/library/recent', false],
])('[B2-105] a reader who came from %s is led back there: %s', (path, returns) => {
  expect(isShopReturn(path)).toBe(returns);
});
