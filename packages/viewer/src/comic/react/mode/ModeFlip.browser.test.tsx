import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { swiperParts } from '#comic/react/pager/turning/use-pager.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { box, one, openComic, pagerReady, shownImages } from '#testing/open-comic.tsx';
import { pass } from '#testing/pass.ts';

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => void vi.restoreAllMocks());

describe('the mode', () => {
  it('[A4-025] [A4-036] [B4-050] [A9-003] [B9-005] flips, and the pager comes after 250 ms at the same page', async () => {
    const initialPosition = { imageId: 'image-7', fraction: 0.5 };
    const onSettings = vi.fn();
    const images = testChapter({ count: 12 });
    await openComic({ images, orientation: 'TTB', initialPosition, onSettings });
    one('[data-image="image-7"]').click();
    holdControls();
    const flip = page.getByRole('button', { name: 'Read by pages' });
    await expect.element(flip).toBeVisible();
    // Nothing but the time is waited for.
    await swiperParts.load();
    stopClock(...timeouts);
    flip.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await pass(249);
    expect(onSettings).toHaveBeenCalledWith({ title: { mode: 'page' }, device: {} });
    expect(shownImages()).toEqual(['image-7']);
    expect(one('[data-ready]').dataset['ready']).toBe('false');
    await pass(1);
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    vi.useRealTimers();
    expect(shownImages()).toEqual(['image-7']);
    await page.getByRole('button', { name: 'Read vertically' }).click();
    await expect.poll(() => Math.abs(-box(7).top - box(7).height / 2)).toBeLessThan(2);
  });

  it.each(['LTR', 'RTL'] as const)(
    '[B4-050] [A9-003] takes the pager away where pages begin to stand in pairs, and makes it anew after 250 ms, read %s',
    async (orientation) => {
      await page.viewport(700, 800);
      const initialPosition = { imageId: 'image-4', fraction: 0 };
      await openComic({ images: testChapter({ count: 9 }), orientation, initialPosition });
      await pagerReady();
      const before = one('[data-ready]');
      expect(shownImages()).toEqual(['image-4']);
      stopClock(...timeouts);
      await page.viewport(1000, 800);
      await expect.poll(() => shownImages().toSorted()).toEqual(['image-3', 'image-4']);
      await frames(2);
      await pass(249);
      expect(before.dataset['ready']).toBe('false');
      await pass(1);
      await expect.poll(() => before.dataset['ready']).toBe('true');
      vi.useRealTimers();
      // What is new turns pages, from where the reader was.
      await userEvent.keyboard(orientation === 'LTR' ? '{ArrowRight}' : '{ArrowLeft}');
      await expect.poll(() => shownImages().toSorted()).toEqual(['image-5', 'image-6']);
    },
  );
});
