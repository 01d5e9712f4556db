import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';
import {
  byGauge,
  filled,
  first,
  openTitle,
  picture,
  product,
  purchase,
  second,
} from '#testing/open-title.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

describe('the next chapter', () => {
  async function inFirst(answers: Readonly<Record<string, Answer>> = {}) {
    const view = await someView('One', [picture]);
    const nextChapter = { id: 2, name: 'Two', thumbnail: null };
    const chapter = { ...view.chapter, id: 1, nextChapter };
    const content = { ...view.content, commentEnabled: true };
    const site = await openTitle({
      slots: filled,
      at: product(1),
      answers: { [`GET ${product(1)}`]: { data: { ...view, chapter, content } }, ...answers },
    });
    await expect.element(page.getByRole('heading', { name: 'A title One' })).toBeInTheDocument();
    return site;
  }
  const next = page.getByRole('link', { name: viewer.continueReading });

  it('is asked about in the viewer, with what its title knows of it', async () => {
    const { path } = await inFirst();
    await expect.element(next).toHaveAttribute('href', product(2));
    await next.click();
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe(product(1));
  });

  it.each([
    ['its price', second, '3 coins'],
    ['that waiting opens it', byGauge, 'Wait 2 hr'],
    [
      'that it is free',
      { ...second, salesConfig: { ...second.salesConfig, free: true } },
      reading.free,
    ],
    [
      'that it is the reader’s',
      { ...second, activity: { ...second.activity, unlocked: true } },
      reading.owned,
    ],
  ])('says as the list does what it costs: %s', async (_, chapter, words) => {
    const inventory = someInventory({ readForFree: { amount: 0, recoverRemained: 7200 } });
    await inFirst({ 'GET /comic/1': { data: someContentHome([first, chapter], { inventory }) } });
    await expect.element(next).toHaveAccessibleDescription(words);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('is left to its own page, which tries again, when nothing could be learnt of it', async () => {
    const { path } = await inFirst({ 'GET /comic/1': 'offline' });
    await next.click();
    await expect.poll(path).toBe(product(2));
    expect(purchase.elements()).toEqual([]);
  });

  it('has its comments beside it, with their number where the edition has both', async () => {
    const { path } = await inFirst();
    const comments = page.getByRole('link', { name: `${viewer.comments} (1 said)` });
    await expect.element(comments).toHaveAttribute('href', '/comment/comic/1/1');
    await comments.click();
    await expect.poll(path).toBe('/comment/comic/1/1');
  });
});

it('has no way to comments where the edition has none', async () => {
  const view = await someView('One', [picture]);
  const content = { ...view.content, commentEnabled: true };
  await openTitle({
    at: product(1),
    answers: { [`GET ${product(1)}`]: { data: { ...view, content } } },
  });
  await expect.element(page.getByRole('link', { name: viewer.backToTitle }).last()).toBeVisible();
  expect(page.getByText(viewer.comments).elements()).toEqual([]);
});
