import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import type { ChapterPurchaseProps, EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';
import {
  byGauge,
  filled,
  openTitle,
  picture,
  product,
  purchase,
  row,
  second,
} from '#testing/open-title.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

describe('a chapter that must be paid for', () => {
  it('opens its page, which says so, where the edition sells nothing', async () => {
    const { path } = await openTitle();
    await expect.element(row('Two')).toHaveAttribute('href', product(2));
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });

  it('asks a member of an edition that sells, over the title, how to have it', async () => {
    const { path } = await openTitle({ slots: filled });
    await row('Two').click();
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe('/comic/1');
    await purchase.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => purchase.elements()).toEqual([]);
    expect(path()).toBe('/comic/1');

    await row('Two').click();
    await purchase.getByRole('button', { name: 'Buy' }).click();
    await expect.poll(path).toBe(product(2));
  });

  it('is asked about by the keyboard as well, and leads to its preview from there', async () => {
    const { path } = await openTitle({ slots: filled });
    await expect.element(row('Two')).toBeVisible();
    row('Two').element().focus();
    await userEvent.keyboard('{Enter}');
    await purchase.getByRole('button', { name: 'Look' }).click();
    await expect.poll(path).toBe('/comic/1/chapter/2/trial');
  });

  it('stays a link: a press for a new tab is the browser’s', async () => {
    const { path } = await openTitle({ slots: filled });
    await expect.element(row('Two')).toHaveAttribute('href', product(2));
    const link = row('Two').element();
    // What the page leaves alone is kept from the test's browser.
    const left: boolean[] = [];
    const leave = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', leave, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(left).toEqual([true]);
    expect(purchase.elements()).toEqual([]);
    expect(path()).toBe('/comic/1');
  });

  it('rents with a full gauge', async () => {
    const readForFree = { amount: 1, recoverRemained: 0 };
    const home = someContentHome([byGauge], { inventory: someInventory({ readForFree }) });
    await openTitle({ slots: filled, answers: { 'GET /comic/1': { data: home } } });
    await row('Two').click();
    await expect.element(purchase.getByText('Two by gauge, with 0 coins')).toBeVisible();
  });

  it('leads a visitor to its page, which asks to sign in', async () => {
    const { path } = await openTitle({ slots: filled, signedIn: false });
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });

  it('has a preview that nothing stands before', async () => {
    const { path } = await openTitle({ slots: filled });
    await page.getByRole('link', { name: `${reading.preview}: Two` }).click();
    await expect.poll(path).toBe('/comic/1/chapter/2/trial');
  });

  it('is its page when the code of the shop does not come', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const slots: EditionSlots = {
      ChapterPurchase: lazyComponent<ChapterPurchaseProps, 'Wallet'>(
        () => Promise.reject(new TypeError('Failed to fetch')),
        'Wallet',
      ),
    };
    const { path } = await openTitle({ slots });
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });
});

it('goes on with what is open, and asks about what is not', async () => {
  const start = () => page.getByRole('link', { name: reading.readFirstEpisode }).first();
  const { path } = await openTitle({ slots: filled });
  await start().click();
  await expect.poll(path).toBe(product(1));

  await openTitle({ slots: filled, chapters: [second] });
  await start().click();
  await expect.element(purchase).toBeVisible();
});

it('goes nowhere once another way was taken in the same moment', async () => {
  const { path, router } = await openTitle({ slots: filled });
  const start = page.getByRole('link', { name: reading.readFirstEpisode }).first();
  await expect.element(start).toBeVisible();
  (start.element() as HTMLElement).click();
  router.navigate('/search');
  await new Promise((passed) => setTimeout(passed, 300));
  expect(path()).toBe('/search');
});

describe('a chapter whose viewer the service does not open', () => {
  const costs: Answer = { code: 402, message: 'Buy or rent this chapter to read it.' };

  it('is asked about over its title, with what the service knows now', async () => {
    const answers = { [`GET ${product(2)}`]: costs };
    const { path, came } = await openTitle({ slots: filled, at: product(2), answers });
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe('/comic/1');
    expect(came.filter((call) => call === 'GET /comic/1').length).toBeGreaterThan(0);
    await purchase.getByRole('button', { name: 'Not now' }).click();
    await expect.element(row('Two')).toBeVisible();
  });

  it('opens once it is the reader’s: the refusal from before leads nobody back', async () => {
    const answers = { [`GET ${product(2)}`]: costs };
    const { path } = await openTitle({ slots: filled, at: product(2), answers });
    await expect.element(purchase).toBeVisible();
    answerCalls({
      [`GET ${product(2)}`]: { data: await someView('Two', [picture]) },
      'POST /comic/1/chapter/2/read': { data: null },
    });
    await purchase.getByRole('button', { name: 'Buy' }).click();
    await expect.element(page.getByRole('heading', { name: 'A title Two' })).toBeInTheDocument();
    expect(path()).toBe(product(2));
  });

  it('leads to the title with words where nothing can be offered', async () => {
    const answers = { [`GET ${product(1)}`]: costs };
    const { path } = await openTitle({ slots: filled, at: product(1), answers });
    await expect.element(page.getByText(errors.purchaseTitle)).toBeVisible();
    expect(path()).toBe('/comic/1');
    expect(purchase.elements()).toEqual([]);
  });
});

it('asks anew for a title once a rental has run out', async () => {
  const rented = { unlocked: false, rented: true, rentRemained: 1, read: false };
  const home = (chapter: Chapter) => ({
    data: someContentHome([chapter], { inventory: someInventory() }),
  });
  const answers = { 'GET /comic/1': home({ ...second, activity: rented }) };
  await openTitle({ slots: filled, answers });
  await expect.element(page.getByText('1 sec left')).toBeVisible();
  answerCalls({ 'GET /comic/1': home(second) });
  await expect.element(page.getByText('3 coins')).toBeVisible();
});
