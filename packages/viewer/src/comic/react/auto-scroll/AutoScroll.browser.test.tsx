import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic, openSettings, shownImages } from '#testing/open-comic.tsx';

const images = testChapter({ count: 6, width: 400, height: 560 });
const group = page.getByRole('group', { name: 'Auto-scroll' });

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

async function start(speed: number, shown = images): Promise<void> {
  const settings = { layers: { title: {}, device: { scrollSpeed: speed } } };
  await openComic({ images: shown, orientation: 'TTB', settings });
  await openSettings();
  await page.getByRole('button', { name: 'Start auto-scroll' }).click();
}

/** Pixels in a second at a speed, on a screen of 800 px, where nothing makes it slower or faster. */
function paceOf(speed: number): number {
  return 800 * 0.02 * 1.4 ** (speed - 1);
}

/** A panel of an image 400 px wide, from so far below its top. */
function panelAt(y: number) {
  return { x: 20, y, width: 360, height: 200, continuesAbove: false, continuesBelow: false };
}

/** Pixels that it goes in so many seconds, by a clock that no machine slows down. */
function goesIn(seconds: number): number {
  const from = window.scrollY;
  vi.advanceTimersByTime(seconds * 1000);
  return window.scrollY - from;
}

/** From here on frames come when the test says so. */
async function stopFrames(): Promise<void> {
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  stopClock('requestAnimationFrame', 'cancelAnimationFrame', 'performance');
  // The last real frame asks for the first one of the test.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(100);
}

async function rests(): Promise<boolean> {
  const before = window.scrollY;
  await frames(20);
  return window.scrollY === before;
}

describe('a strip that scrolls by itself', () => {
  it('rests at a touch, which asks for nothing else, and goes on only when asked', async () => {
    await start(9);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBeGreaterThan(40);
    expect(one('[data-shown]').dataset['shown']).toBe('false');
    one('[data-image="image-1"]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const press = { bubbles: true, detail: 1 };
    one('[data-image="image-1"]').dispatchEvent(new MouseEvent('click', press));
    await expect.element(group).toBeVisible();
    expect(one('[data-shown]').dataset['shown']).toBe('false');
    expect(await rests()).toBe(true);
    const from = window.scrollY;
    await group.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => window.scrollY).toBeGreaterThan(from + 40);
    await expect.element(group).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift}');
    await group.getByRole('button', { name: 'Stop' }).click();
    await expect.element(group).not.toBeInTheDocument();
    expect(await rests()).toBe(true);
  });

  it('leaves a key its press after a touch that went on to scroll', async () => {
    await start(9);
    await expect.poll(() => window.scrollY).toBeGreaterThan(40);
    one('[data-image="image-1"]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    window.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    const stop = group.getByRole('button', { name: 'Stop' });
    await expect.element(stop).toBeVisible();
    stop.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(group).not.toBeInTheDocument();
  });

  it('ends with the last picture', async () => {
    await start(9);
    window.scrollTo(0, box(5).bottom - box(0).top - 800 - 60);
    await expect.poll(() => Math.round(box(5).bottom)).toBeLessThanOrEqual(801);
    expect(await rests()).toBe(true);
    expect(Math.round(box(5).bottom)).toBeGreaterThan(780);
    expect(group.elements()).toEqual([]);
  });

  it('moves at the pace that was chosen', async () => {
    await start(4);
    await stopFrames();
    expect(Math.abs(goesIn(2) - 2 * paceOf(4))).toBeLessThan(2);
  });

  it('rests on a panel that stands in the middle of the screen', async () => {
    // 600 px wide, its middle is 460 px down: near that of the screen for the first 124 px.
    await start(
      1,
      images.map((image) => ({ ...image, panels: [panelAt(206)] })),
    );
    await stopFrames();
    expect(Math.abs(goesIn(2) - 2 * paceOf(1) * 0.45)).toBeLessThan(2);
    expect(window.scrollY).toBeLessThan(124);
  });

  it('hurries where nothing is to be seen', async () => {
    // The first screen is empty, and nothing comes into what is read of it for a while.
    const tall = testChapter({ count: 2, width: 400, height: 4000 });
    await start(
      1,
      tall.map((image) => ({ ...image, panels: [panelAt(3700)] })),
    );
    await stopFrames();
    expect(Math.abs(goesIn(2) - 2 * paceOf(1) * 4)).toBeLessThan(2);
  });
});

describe('tap zones', () => {
  it.each([
    ['LTR', false, ['Previous page', 'Next page']],
    ['RTL', false, ['Next page', 'Previous page']],
    ['LTR', true, ['Next page', 'Previous page']],
  ] as const)(
    'are shown for a moment as they are, %s inverted %s',
    async (orientation, inverted, names) => {
      stopClock(...timeouts);
      const layers = { title: {}, device: { zonesShown: true, zonesInverted: inverted } };
      await openComic({ images, orientation, settings: { layers } });
      const zones = one('[data-tap-zones]');
      expect([...zones.children].map(({ textContent }) => textContent)).toEqual(names);
      const [left, right] = [...zones.children].map((zone) => zone.getBoundingClientRect());
      expect([left?.left, left?.width, right?.right]).toEqual([0, 150, 600]);
      await vi.advanceTimersByTimeAsync(2399);
      expect(document.querySelectorAll('[data-tap-zones]')).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await expect.poll(() => document.querySelector('[data-tap-zones]')).toBeNull();
      expect(shownImages()).toEqual(['image-0']);
    },
  );
});

describe('the screen', () => {
  it('stays on while somebody reads, is asked for again when the page is, and left at the end', async () => {
    const release = vi.fn(() => Promise.resolve());
    const lock = { released: false, release };
    const request = vi.fn(() => Promise.resolve(lock));
    const wakeLock = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock');
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'wakeLock');
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')).toEqual(wakeLock);
    });
    const site = await openComic({ images, orientation: 'TTB' });
    await expect.poll(() => request.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event('scroll'));
    await frames(2);
    expect(request).toHaveBeenCalledOnce();
    // As the browser does when the page is hidden.
    lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => request.mock.calls.length).toBe(2);
    await site.unmount();
    expect(release).toHaveBeenCalledOnce();
  });

  it('goes dark as ever where the browser refuses', async () => {
    const request = vi.fn(() => Promise.reject(new Error('battery')));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    await openComic({ images, orientation: 'TTB' });
    await expect.poll(() => request.mock.calls.length).toBe(1);
    await expect.poll(() => one('[data-image]').dataset['status']).toBe('loaded');
    // Nor is it asked for again with each frame that is scrolled.
    window.dispatchEvent(new Event('scroll'));
    expect(request).toHaveBeenCalledOnce();
  });
});
