import type { PageAddress } from '@hanji/edition/pages/page.ts';
import { expect, it } from 'vitest';
import { libraryPages } from './pages.ts';

function addressOf(tab: string | undefined): PageAddress {
  return { params: { tab }, query: new URLSearchParams(), wide: true };
}

it.each([
  [undefined, undefined],
  ['subscribed', undefined],
  ['recent', undefined],
  ['rented', undefined],
  ['unlocked', null],
  ['shelf', null],
])('the tab %j is a page that needs no call, or none at all: %j', (tab, call) => {
  expect(libraryPages['/library/:tab?'].first.call?.(addressOf(tab))).toBe(call);
});
