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

type Sample = { readonly at: number; readonly top: number };

/** The frame's own time: what is read between two frames is where the strip was a frame ago. */
function sample(): Promise<Sample> {
  return new Promise((resolve) => {
    requestAnimationFrame((at) => resolve({ at, top: window.scrollY }));
  });
}

/** In px a second, over at least so many px from its first move on. */
async function measuredPace(distance: number): Promise<number> {
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  const from = await sample();
  await expect.poll(() => window.scrollY).toBeGreaterThan(from.top + distance);
  const to = await sample();
  return ((to.top - from.top) / (to.at - from.at)) * 1000;
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
    one('[data-image="image-1"]').click();
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
    const pace = await measuredPace(40);
    // A machine that has no time for frames makes it slower, nothing makes it faster.
    expect(pace).toBeLessThan(800 * 0.02 * 1.4 ** 3 * 1.1);
  });

  it('rests on a panel that stands in the middle of the screen', async () => {
    // 600 px wide, its middle is 460 px down: near that of the screen for the first 124 px.
    const edges = { continuesAbove: false, continuesBelow: false };
    const panels = [{ x: 20, y: 206, width: 360, height: 200, ...edges }];
    await start(
      9,
      images.map((image) => ({ ...image, panels })),
    );
    const pace = await measuredPace(30);
    const plain = 800 * 0.02 * 1.4 ** 8;
    expect(pace).toBeLessThan(window.scrollY < 124 ? plain * 0.6 : plain * 4);
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
