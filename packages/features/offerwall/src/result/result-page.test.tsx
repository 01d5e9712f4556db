import '@hanji/ui-kit/tokens/tokens.css';
import { offerwall as words } from '@hanji/i18n/locales/en-US/offerwall.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, conversionId, openWall } from '#testing/open-wall.tsx';

const path = '/offerwall/pointpark/result';
const read = `GET /offerwall/pointpark/${conversionId}`;
const nothing = { id: conversionId, points: null, coins: null };

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  ['granted', words.grantedTitle, { points: 100, coins: 1 }],
  ['open', words.openTitle, {}],
  ['cancelled', words.cancelledTitle, {}],
  ['failed', words.failedTitle, {}],
])('[B2-131] says of a conversion that is %s how it stands', async (state, title, came) => {
  answer({ [read]: { ...nothing, state, ...came } });
  await openWall(`${path}?id=${conversionId}`);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.toWall }))
    .toHaveAttribute('href', '/offerwall');
});

it.each(['', '?id=1'])('[B2-131] asks for nothing by %j', async (query) => {
  const came = answer({});
  await openWall(`${path}${query}`);
  await expect.element(page.getByRole('heading', { name: words.unknownTitle })).toBeVisible();
  expect(came).toEqual([]);
});

it('[B2-131] knows no conversion of another member', async () => {
  answer({ [read]: 404 });
  await openWall(`${path}?id=${conversionId}`);
  await expect.element(page.getByRole('heading', { name: words.unknownTitle })).toBeVisible();
});
