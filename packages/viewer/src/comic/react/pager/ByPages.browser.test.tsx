import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { dragPage } from '#testing/drag-page.ts';
import { frames } from '#testing/frames.ts';
import { all, box, one, openComic, pagerReady, shownImages, slide } from '#testing/open-comic.tsx';

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => void vi.restoreAllMocks());

describe('by pages', () => {
  it.each([
    ['LTR', '{ArrowRight}', '{ArrowLeft}'],
    ['RTL', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('turns with the keys, %s', async (orientation, forwards, backwards) => {
    await openComic({ images: testChapter({ count: 5 }), orientation });
    await pagerReady();
    expect(shownImages()).toEqual(['image-0']);
    await userEvent.keyboard(forwards);
    await expect.poll(shownImages).toEqual(['image-1']);
    await expect.poll(() => Math.round(box(1).left + box(1).right)).toBe(600);
    await userEvent.keyboard(forwards);
    await expect.poll(shownImages).toEqual(['image-2']);
    await userEvent.keyboard(backwards);
    await expect.poll(shownImages).toEqual(['image-1']);
    expect(box(2).left < box(1).left).toBe(orientation === 'RTL');
  });

  it('[B4-049] pairs pages above 767 px but for the cover, the first one where reading begins', async () => {
    await page.viewport(767, 800);
    await openComic({ images: testChapter({ count: 5 }), orientation: 'RTL' });
    await pagerReady();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shownImages).toEqual(['image-2']);
    await page.viewport(768, 800);
    await expect.poll(shownImages).toEqual(['image-2', 'image-1']);
    await pagerReady();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shownImages).toEqual(['image-4', 'image-3']);
    await userEvent.keyboard('{Home}');
    await expect.poll(shownImages).toEqual(['image-0']);
  });

  it('shows the slices of a page as one page, whole on the screen', async () => {
    const images = testChapter({ count: 4, height: 300, pageOf: (index) => Math.floor(index / 2) });
    await openComic({ images, orientation: 'LTR' });
    await pagerReady();
    expect(shownImages()).toEqual(['image-0', 'image-1']);
    expect(box(1).top).toBeCloseTo(box(0).bottom, 3);
    expect(box(1).bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('[A4-033] [B4-047] turns when swiped', async () => {
    await openComic({ images: testChapter({ count: 5 }), orientation: 'LTR' });
    await pagerReady();
    dragPage(500, 480, 400, 300, 200);
    await expect.poll(shownImages).toEqual(['image-1']);
  });

  it('[A9-004] [B9-005] turns a page by the wheel at most every 100 ms', async () => {
    // Without motion nothing but the throttle holds the wheel back.
    const ask = window.matchMedia.bind(window);
    const asked = vi.spyOn(window, 'matchMedia');
    asked.mockImplementation((query) => ask(query.includes('motion') ? 'all' : query));
    onTestFinished(() => asked.mockRestore());
    await openComic({ images: testChapter({ count: 30 }), orientation: 'LTR' });
    await pagerReady();
    stopClock('Date');
    // The pager takes a growing delta for the reader's, an equal one for the wheel's own run.
    let delta = 40;
    const wheelAfter = async (milliseconds: number): Promise<string | undefined> => {
      vi.advanceTimersByTime(milliseconds);
      const wheel = { deltaY: (delta += 1), bubbles: true, cancelable: true };
      one('[data-ready]').dispatchEvent(new WheelEvent('wheel', wheel));
      await frames(2);
      return shownImages()[0];
    };
    expect(await wheelAfter(1000)).toBe('image-1');
    expect(await wheelAfter(99)).toBe('image-1');
    expect(await wheelAfter(1)).toBe('image-2');
    expect(await wheelAfter(50)).toBe('image-2');
    expect(await wheelAfter(50)).toBe('image-3');
  });

  it('[A9-004] [B9-005] takes 100 ms for a turn', async () => {
    await openComic({ images: testChapter({ count: 3 }), orientation: 'LTR' });
    await pagerReady();
    const slides = one('[data-ready] > *');
    const duration = new Promise((resolve) => {
      const begins = (): void => resolve(getComputedStyle(slides).transitionDuration);
      slides.addEventListener('transitionrun', begins, { once: true });
    });
    await userEvent.keyboard('{ArrowRight}');
    expect(await duration).toBe('0.1s');
  });

  it('[B4-048] emits read-finished once, on the last slide, and then shows the end page', async () => {
    const onReadFinished = vi.fn();
    await openComic({ images: testChapter({ count: 3 }), orientation: 'LTR', onReadFinished });
    await pagerReady();
    const end = one('[data-ready] > :first-child > :last-child');
    expect(end.inert).toBe(true);
    const turn = async (key: string, index: number): Promise<void> => {
      await userEvent.keyboard(key);
      await expect
        .poll(() => all('[data-ready] > * > *').indexOf(one('[data-current="true"]')))
        .toBe(index);
    };
    await turn('{ArrowRight}', 1);
    expect(onReadFinished).not.toHaveBeenCalled();
    await turn('{ArrowRight}', 2);
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
    await turn('{ArrowRight}', 3);
    await turn('{ArrowLeft}', 2);
    await turn('{ArrowRight}', 3);
    expect(onReadFinished).toHaveBeenCalledTimes(1);
    expect(end.inert).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  it('holds few images of 200', async () => {
    await openComic({ images: testChapter({ count: 200 }), orientation: 'LTR' });
    await pagerReady();
    const counts = new Set<number>();
    for (let turn = 1; turn <= 6; turn += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(shownImages).toEqual([`image-${turn}`]);
      counts.add(all('img').length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });

  it('has a slider by absolute page that goes there', async () => {
    await openComic({ images: testChapter({ count: 12 }), orientation: 'RTL' });
    await pagerReady();
    await userEvent.click(one('[data-current="true"] [data-image]'));
    const slider = one('input[type="range"]');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1 of 12');
    expect(slider.getAttribute('dir')).toBe('rtl');
    slide('Position', 9);
    await expect.poll(shownImages).toEqual(['image-8']);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('9 of 12');
  });
});
