import {
  keepPendingPurchase,
  takePendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filled, first, openTitle, product, row } from '#testing/open-title.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

describe('a purchase that waits', () => {
  const slots: EditionSlots = {
    ...filled,
    PendingPurchase: ({ contentId, findChapters, onOpen, onChoose }) => {
      const go = async () => {
        const [found] = await findChapters([2]);
        if (found?.inventory?.coin.freeAmount === 7) onOpen(2);
      };
      return (
        <>
          <button type="button" onClick={() => void go()}>
            {`Go on with ${contentId}`}
          </button>
          <button
            type="button"
            disabled={onChoose === null}
            onClick={() => onChoose?.({ chapterIds: [1, 2], price: 5 })}
          >
            Choose again
          </button>
        </>
      );
    },
    SelectPurchase: ({ title, selection, resumedPrice, onClose }) => (
      <section aria-label="Chosen">
        <p>{`${title}: ${[...selection].join()} for ${resumedPrice}`}</p>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </section>
    ),
  };

  it('is gone on with on the pages of a title, with facts asked for anew', async () => {
    keepPendingPurchase('some');
    const { path, came } = await openTitle({ slots });
    const before = came.length;
    await page.getByRole('button', { name: 'Go on with 1' }).click();
    await expect.poll(path).toBe(product(2));
    expect(came.slice(before)).toContain('GET /comic/1');
    takePendingPurchase();
  });

  it('has the chapters chosen again that its reader had chosen, once', async () => {
    keepPendingPurchase('some');
    await openTitle({ slots });
    await page.getByRole('button', { name: 'Choose again' }).click();
    const chosen = page.getByRole('region', { name: 'Chosen' });
    await expect.element(chosen.getByText('A title: 2 for 5')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Two' })).toBeChecked();
    await chosen.getByRole('button', { name: 'Done' }).click();
    await expect.element(row('Two')).toBeVisible();
    expect(chosen.elements()).toEqual([]);
    takePendingPurchase();
  });

  it('is nothing to a title where none does', async () => {
    await openTitle({ slots });
    await expect.element(row('Two')).toBeVisible();
    expect(page.getByRole('button', { name: /^Go on/ }).elements()).toEqual([]);
  });
});

describe('choosing chapters to be bought together', () => {
  const slots: EditionSlots = {
    ...filled,
    SelectPurchase: ({ chapters, selection, onClose }) => (
      <section aria-label="Chosen">
        <p>{`${[...selection].join()} of ${chapters.length}`}</p>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </section>
    ),
  };
  const begin = page.getByRole('button', { name: reading.selectToBuy });
  const chosen = page.getByRole('region', { name: 'Chosen' });

  it('[A2-096] [A4-050] checks rows one by one, but not what is free', async () => {
    const { path } = await openTitle({ slots });
    await begin.click();
    await expect.element(page.getByRole('checkbox', { name: 'One' })).toBeDisabled();
    await page.getByText('Two', { exact: true }).click();
    await expect.element(chosen.getByText('2 of 2')).toBeVisible();
    await page.getByText('Two', { exact: true }).click();
    await expect.element(chosen.getByText('of 2')).toBeVisible();
    await chosen.getByRole('button', { name: 'Done' }).click();
    await expect.element(row('Two')).toBeVisible();
    await expect.element(begin).toBeVisible();
    expect(path()).toBe('/comic/1');
  });

  it('is offered nowhere where nothing is sold', async () => {
    await openTitle({ slots, chapters: [first] });
    await expect.element(row('One')).toBeVisible();
    expect(begin.elements()).toEqual([]);
  });
});
