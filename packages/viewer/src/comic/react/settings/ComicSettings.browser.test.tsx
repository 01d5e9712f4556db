import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import { violations } from '#testing/accessibility.ts';
import { testChapter } from '#testing/comic-images.ts';
import { box, one, openComic, openSettings, shownImages, slide } from '#testing/open-comic.tsx';
import { frames } from '#testing/frames.ts';

const images = testChapter({ count: 8, width: 400, height: 560 });
const onSettings = vi.fn<(layers: ComicLayers) => void>();
const choice = (name: string) => page.getByText(name, { exact: true });

beforeEach(async () => {
  onSettings.mockReset();
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

/** Of an image whose place shall not change. */
function fractionOf(index: number): number {
  return -box(index).top / box(index).height;
}

describe('the panel', () => {
  it('opens from the bar, closes by Escape and gives the focus back', async () => {
    await openComic({ images, orientation: 'TTB', onSettings });
    const panel = await openSettings();
    await expect.element(panel).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Reading settings' })).toHaveFocus();
  });

  it.each([
    ['TTB', 600, ['Space between pages'], ['Show tap zones', 'Shift pairs by one page']],
    ['LTR', 600, ['Show tap zones', 'Swap tap zones'], ['Space between pages']],
    ['RTL', 1024, ['Shift pairs by one page', 'Swap tap zones', 'Space between pages'], []],
  ] as const)(
    'offers of a work read %s at %i px what it has',
    async (orientation, width, has, not) => {
      await page.viewport(width, 800);
      await openComic({ images, orientation, onSettings });
      await expect.element(await openSettings()).toBeVisible();
      for (const name of has)
        await expect.element(page.getByRole('switch', { name })).toBeVisible();
      for (const name of not) expect(page.getByRole('switch', { name }).elements()).toEqual([]);
      const sliders = page.getByRole('slider', { name: 'Greatest width' }).elements();
      expect(sliders).toHaveLength(width > 767 ? 1 : 0);
    },
  );

  it('keeps a choice for all titles, for one, and takes it back', async () => {
    await openComic({ images, orientation: 'TTB', onSettings });
    await openSettings();
    await choice('Black').click();
    expect(onSettings).toHaveBeenLastCalledWith({ title: {}, device: { ground: 'black' } });
    await choice('This title').click();
    await choice('Paper').click();
    expect(onSettings).toHaveBeenLastCalledWith({
      title: { ground: 'paper' },
      device: { ground: 'black' },
    });
    expect(getComputedStyle(one('[data-ground]')).backgroundColor).toBe('rgb(251, 248, 243)');
    await page.getByRole('button', { name: 'Restore defaults' }).click();
    expect(onSettings).toHaveBeenLastCalledWith({ title: {}, device: { ground: 'black' } });
    expect(getComputedStyle(one('[data-ground]')).backgroundColor).toBe('rgb(0, 0, 0)');
  });

  it('opens as it was left', async () => {
    const layers: ComicLayers = {
      title: { gap: true, mode: 'vertical' },
      device: { brightness: 60, warmth: 40 },
    };
    await openComic({ images, orientation: 'RTL', settings: { layers } });
    await openSettings();
    await expect.element(page.getByRole('switch', { name: 'Space between pages' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'This title' })).toBeChecked();
    const slider = page.getByRole('slider', { name: 'Brightness' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', '60 %');
  });
});

describe('a strip', () => {
  const initialPosition = { imageId: 'image-3', fraction: 0.4 };
  const off = () => Math.abs(fractionOf(3) - 0.4) * box(3).height;

  it('[A2-108] [B9-024] is 720 px wide until the reader says otherwise, and keeps the place', async () => {
    await page.viewport(1280, 800);
    const onPosition = vi.fn<() => void>();
    await openComic({ images, orientation: 'TTB', initialPosition, onPosition });
    expect(box(3).width).toBe(720);
    await openSettings();
    slide('Greatest width', 1040 / 40);
    await expect.poll(() => box(3).width).toBe(1040);
    await expect.poll(off).toBeLessThan(2);
    slide('Greatest width', 480 / 40);
    await expect.poll(() => box(3).width).toBe(480);
    await expect.poll(off).toBeLessThan(2);
    expect(onPosition).not.toHaveBeenCalled();
  });

  it('shows a page whole, or as it was drawn, at the same place', async () => {
    await page.viewport(1280, 700);
    await openComic({ images, orientation: 'TTB', initialPosition });
    await openSettings();
    await choice('Fit height').click();
    await expect.poll(() => box(3).height).toBe(700);
    await expect.poll(off).toBeLessThan(2);
    await choice('Original').click();
    await expect.poll(() => box(3).width).toBe(400);
    await expect.poll(off).toBeLessThan(2);
    expect(page.getByRole('slider', { name: 'Greatest width' }).elements()).toEqual([]);
  });

  it('offers no whole page where none could be seen', async () => {
    const tall = testChapter({ count: 3, width: 100, height: 400 });
    await openComic({ images: tall, orientation: 'TTB' });
    await openSettings();
    expect(choice('Fit width').elements()).toHaveLength(1);
    expect(choice('Fit height').elements()).toEqual([]);
  });

  it('gets room between its pages and none between slices, at the same place', async () => {
    const sliced = testChapter({ count: 8, width: 400, height: 560, pageOf: (at) => at >> 1 });
    await openComic({ images: sliced, orientation: 'TTB', initialPosition });
    const between = (index: number) => box(index + 1).top - box(index).bottom;
    expect([between(0), between(1)]).toEqual([0, 0]);
    await openSettings();
    await choice('Space between pages').click();
    await expect.poll(() => between(1)).toBeGreaterThan(10);
    expect(between(0)).toBe(0);
    expect(between(2)).toBe(0);
    await expect.poll(off).toBeLessThan(2);
    // What is measured is what was laid out: no pixel is lost from page to page.
    expect(Math.abs(box(7).bottom - box(0).top - 600 * (8 * 1.4 + 3 * 0.024))).toBeLessThan(1);
  });

  it('dims and warms its pictures and nothing else', async () => {
    await openComic({ images, orientation: 'TTB' });
    const tint = () => getComputedStyle(one('[data-image]'), '::after');
    expect(tint().content).toBe('none');
    const ground = getComputedStyle(one('[data-ground]')).backgroundColor;
    await openSettings();
    slide('Brightness', 50 / 5);
    slide('Warm tone', 100 / 5);
    await expect.poll(() => tint().backgroundColor).toBe('rgb(128, 107, 79)');
    expect(tint().mixBlendMode).toBe('multiply');
    expect(getComputedStyle(one('[data-ground]')).backgroundColor).toBe(ground);
  });
});

describe('pages', () => {
  it('move their pairs by one, right to left', async () => {
    await page.viewport(1280, 700);
    await openComic({ images, orientation: 'RTL', onSettings });
    expect(shownImages()).toEqual(['image-0']);
    await openSettings();
    await choice('Shift pairs by one page').click();
    await expect.poll(shownImages).toEqual(['image-1', 'image-0']);
    expect(onSettings).toHaveBeenLastCalledWith({ title: { pairsShifted: true }, device: {} });
  });

  it('are as wide as the screen and then left to the wheel', async () => {
    await page.viewport(600, 500);
    const layers: ComicLayers = { title: {}, device: { pageFit: 'width' } };
    await openComic({ images, orientation: 'LTR', settings: { layers } });
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    expect(box(0).width).toBeGreaterThan(580);
    const slideOf = () => one('[data-current="true"]');
    expect(slideOf().scrollHeight).toBeGreaterThan(800);
    const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    one('[data-current="true"] img').dispatchEvent(wheel);
    await frames(10);
    expect(shownImages()).toEqual(['image-0']);
  });

  it('turn to the other side where taps are inverted', async () => {
    const layers: ComicLayers = { title: {}, device: { zonesInverted: true } };
    await openComic({ images, orientation: 'LTR', settings: { layers } });
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    const tap = (x: number) =>
      one('[data-current="true"] [data-image]').dispatchEvent(
        new MouseEvent('click', { clientX: x, clientY: 400, bubbles: true }),
      );
    tap(20);
    await expect.poll(shownImages).toEqual(['image-1']);
    tap(580);
    await expect.poll(shownImages).toEqual(['image-0']);
  });
});
