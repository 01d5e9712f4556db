import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic, shownImages } from '#testing/open-comic.tsx';

const images = testChapter({ count: 8, width: 400, height: 560 });
const ready = () => expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
const reset = page.getByRole('button', { name: /^Reset the zoom/ });

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

type Fingers = readonly (readonly [x: number, y: number])[];

/** Sends fingers to what is in the middle of the screen, as a touch screen does. */
function touch(type: string, fingers: Fingers): TouchEvent {
  const target = document.elementFromPoint(300, 400) ?? document.body;
  const touches = fingers.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  const event = new TouchEvent(type, {
    touches,
    targetTouches: touches,
    changedTouches: touches,
    bubbles: true,
    cancelable: true,
  });
  target.dispatchEvent(event);
  return event;
}

function pinch(from: Fingers, ...way: readonly Fingers[]): void {
  touch('touchstart', from);
  for (const fingers of way) touch('touchmove', fingers);
  touch('touchend', []);
}

/** Where in an image a point of the screen is, in shares of its width and height. */
function placeIn(index: number, x: number, y: number): readonly [number, number] {
  const { left, top, width, height } = box(index);
  return [(x - left) / width, (y - top) / height];
}

function taps(x: number, y: number, times = 2): void {
  for (let tap = 0; tap < times; tap += 1) {
    const click = new MouseEvent('click', { clientX: x, clientY: y, bubbles: true });
    document.elementFromPoint(x, y)?.dispatchEvent(click);
  }
}

describe('a strip', () => {
  it('is zoomed between two fingers and holds the point under them', async () => {
    const onPosition = vi.fn<() => void>();
    const initialPosition = { imageId: 'image-3', fraction: 0.4 };
    await openComic({ images, orientation: 'TTB', initialPosition, onPosition });
    const place = placeIn(3, 250, 300);
    touch('touchstart', [
      [200, 300],
      [300, 300],
    ]);
    const moved = touch('touchmove', [
      [150, 300],
      [350, 300],
    ]);
    expect(moved.defaultPrevented).toBe(true);
    // Before the fingers leave it is there, and the page has not been laid out anew.
    expect(box(3).width).toBeCloseTo(1200, 0);
    expect(one('[data-image]').offsetWidth).toBe(600);
    const [across, down] = placeIn(3, 250, 300);
    expect([across, down]).toEqual([expect.closeTo(place[0], 3), expect.closeTo(place[1], 3)]);
    touch('touchend', []);
    expect(one('[data-image]').offsetWidth).toBe(1200);
    await expect.element(reset).toHaveTextContent('Reset the zoom 200 %');
    await frames(3);
    const after = placeIn(3, 250, 300);
    expect(Math.abs(after[0] - place[0]) * 1200).toBeLessThan(2);
    expect(Math.abs(after[1] - place[1]) * 1680).toBeLessThan(2);
    expect(onPosition).not.toHaveBeenCalled();
  });

  it('is the browser’s to scroll in both directions, and never beyond its edges', async () => {
    await openComic({ images, orientation: 'TTB' });
    pinch(
      [
        [290, 400],
        [310, 400],
      ],
      [
        [200, 400],
        [400, 400],
      ],
    );
    expect(box(0).width).toBe(2400);
    expect(document.documentElement.scrollWidth).toBe(2400);
    window.scrollTo(9999, 0);
    expect(box(0).right).toBe(600);
    const alone = touch('touchmove', [[300, 400]]);
    expect(alone.defaultPrevented).toBe(false);
    await reset.click();
    await expect.poll(() => box(0).width).toBe(600);
    expect(document.documentElement.scrollWidth).toBe(600);
  });

  it('is where the reader was when it is as large as before', async () => {
    const onPosition = vi.fn<() => void>();
    const initialPosition = { imageId: 'image-3', fraction: 0.4 };
    await openComic({ images, orientation: 'TTB', initialPosition, onPosition });
    const off = () => Math.abs(-box(3).top / box(3).height - 0.4) * box(3).height;
    taps(100, 700);
    await expect.poll(() => box(3).width).toBe(1200);
    await frames(3);
    window.scrollBy(200, 0);
    await frames(3);
    taps(500, 60);
    await expect.poll(() => box(3).width).toBe(600);
    await expect.poll(off).toBeLessThan(2);
    expect(onPosition).not.toHaveBeenCalled();
  });

  it('goes on from where the reader has scrolled meanwhile', async () => {
    const onPosition = vi.fn<(position: ComicPosition) => void>();
    await openComic({ images, orientation: 'TTB', onPosition });
    await userEvent.keyboard('++++');
    await expect.poll(() => box(0).width).toBeCloseTo(600 * 1.25 ** 4, 0);
    // What the zoom itself scrolls is not the reader's.
    await frames(3);
    window.scrollBy(0, 3 * box(0).height);
    await expect.poll(() => onPosition.mock.lastCall?.[0].imageId).toBe(images[3]?.id);
    const [, down] = placeIn(3, 300, 400);
    await userEvent.keyboard('0');
    await expect.poll(() => box(0).width).toBe(600);
    await frames(3);
    expect(Math.abs(placeIn(3, 300, 400)[1] - down) * 840).toBeLessThan(2);
  });

  it('is zoomed by the wheel with Ctrl, and that is no scrolling', async () => {
    await openComic({ images, orientation: 'TTB' });
    const wheel = { deltaY: -30, ctrlKey: true, clientX: 300, clientY: 400 };
    const event = new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true });
    one('[data-image]').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => one('[data-image]').offsetWidth).toBeGreaterThan(740);
    await expect.element(reset).toBeVisible();
    await userEvent.keyboard('-');
    await expect.element(reset).not.toBeInTheDocument();
  });

  it('is dragged by a mouse, which is no tap', async () => {
    await openComic({ images, orientation: 'TTB' });
    await userEvent.keyboard('+++');
    await expect.poll(() => box(0).width).toBeGreaterThan(1000);
    const { left } = box(0);
    const [target, at] = [one('[data-image]'), { bubbles: true, pointerType: 'mouse', buttons: 1 }];
    target.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300, clientY: 400 }));
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 260, clientY: 340 }));
    const press = { bubbles: true, clientX: 260, clientY: 340 };
    target.dispatchEvent(new MouseEvent('click', { ...press, detail: 1 }));
    expect(box(0).left).toBe(left - 40);
    expect(one('[data-shown]').dataset['shown']).toBe('false');
    // A key that presses what has the focus drags nothing.
    target.dispatchEvent(new MouseEvent('click', { ...press, detail: 0 }));
    await expect.poll(() => one('[data-shown]').dataset['shown']).toBe('true');
  });

  it('shows its controls at one tap and not at two', async () => {
    await openComic({ images, orientation: 'TTB' });
    const shown = () => one('[data-shown]').dataset['shown'];
    taps(300, 400, 1);
    await expect.poll(shown).toBe('true');
    taps(300, 300, 2);
    await expect.poll(() => box(0).width).toBe(1200);
    expect(shown()).toBe('true');
  });
});

describe('pages', () => {
  it('are not turned while they are zoomed, by finger, wheel or tap', async () => {
    await openComic({ images, orientation: 'LTR' });
    await ready();
    taps(300, 400);
    await expect.poll(() => Math.round(box(0).width)).toBe(1143);
    expect(one('[data-current="true"]').scrollWidth).toBe(1143);
    const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    one('[data-current="true"] img').dispatchEvent(wheel);
    taps(20, 400, 1);
    taps(580, 300, 1);
    await frames(20);
    expect(shownImages()).toEqual(['image-0']);
    taps(300, 400);
    await expect.poll(() => Math.round(box(0).width)).toBe(571);
    taps(590, 400, 1);
    await expect.poll(shownImages).toEqual(['image-1']);
  });

  it.each(['LTR', 'RTL'] as const)(
    'hold the point between the fingers, %s',
    async (orientation) => {
      await openComic({ images, orientation });
      await ready();
      const place = placeIn(0, 200, 300);
      pinch(
        [
          [150, 300],
          [250, 300],
        ],
        [
          [100, 300],
          [300, 300],
        ],
      );
      const after = placeIn(0, 200, 300);
      expect(Math.abs(after[0] - place[0]) * 1142).toBeLessThan(2);
      expect(Math.abs(after[1] - place[1]) * 1600).toBeLessThan(2);
      // From edge to edge, and no further.
      const slide = one('[data-current="true"]');
      slide.scrollBy(-9999, -9999);
      const edges = () => [box(0).left, box(0).top, 600 - box(0).right, 800 - box(0).bottom];
      for (const edge of edges().slice(0, 2)) expect(Math.abs(edge)).toBeLessThanOrEqual(1);
      slide.scrollBy(9999, 9999);
      for (const edge of edges().slice(2)) expect(Math.abs(edge)).toBeLessThanOrEqual(1);
    },
  );

  it('are themselves again when the page is turned by key', async () => {
    await openComic({ images, orientation: 'LTR' });
    await ready();
    await userEvent.keyboard('++');
    await expect.element(reset).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shownImages).toEqual(['image-1']);
    await expect.element(reset).not.toBeInTheDocument();
    expect(Math.round(box(1).width)).toBe(571);
  });

  it('that lie side by side are zoomed as one', async () => {
    await page.viewport(1200, 700);
    const layers = { title: { pairsShifted: true }, device: {} };
    await openComic({ images, orientation: 'RTL', settings: { layers } });
    await ready();
    const place = placeIn(1, 400, 200);
    pinch(
      [
        [350, 200],
        [450, 200],
      ],
      [
        [300, 200],
        [500, 200],
      ],
    );
    expect(Math.round(box(1).width)).toBe(1000);
    expect(Math.abs(box(1).right - box(0).left)).toBeLessThan(1);
    const after = placeIn(1, 400, 200);
    expect(Math.abs(after[0] - place[0]) * 1000).toBeLessThan(2);
  });
});
