import { expect, it } from 'vitest';
import { shownBanner } from './shown-banner.ts';

it.each([
  ['/comic/7', null, { href: '/comic/7', left: null }],
  ['https://festival.example/a', 86_401, { left: { kind: 'days', amount: 1 } }],
  ['/comic/7', 3600, { left: { kind: 'minutes', amount: 60 } }],
  ['/comic/7', 1, { left: { kind: 'minutes', amount: 1 } }],
])('[B3-009] a banner to %s with %j seconds left is shown: %j', (webLinkUrl, left, shown) => {
  expect(shownBanner({ webLinkUrl, expireRemained: left })).toMatchObject(shown);
});

it.each([
  ['/comic/7', 0],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['http://festival.example', null],
  ['', 60],
])('[B3-009] a banner to %j with %j seconds left is not', (webLinkUrl, expireRemained) => {
  expect(shownBanner({ webLinkUrl, expireRemained })).toBeNull();
});
