import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic, showControls, slide } from '#testing/open-comic.tsx';

/** Pictures of one height and of many widths, as a scroll is cut. */
const images = testChapter({ count: 12, width: 480, height: 400 }).map((image, index) => ({
  ...image,
  width: 480 + (index % 3) * 160,
}));

function screenOf(): HTMLElement {
  return one('[data-zoomed]');
}

/** Pixels between the edge where reading begins and a place in the strip. */
function off({ imageId, fraction }: ComicPosition, direction: 'LTR' | 'RTL'): number {
  const { left, right, width } = box(Number(imageId.replace('image-', '')));
  const at = direction === 'LTR' ? left + width * fraction : right - width * fraction;
  return Math.abs(direction === 'LTR' ? at : window.innerWidth - at);
}

async function open(direction: 'LTR' | 'RTL', more: Partial<Parameters<typeof openComic>[0]> = {}) {
  await openComic({ images, orientation: direction, sideways: true, ...more });
  await expect.poll(() => document.querySelectorAll('[data-image]').length).toBeGreaterThan(3);
  await frames(2);
}

beforeEach(async () => {
  await page.viewport(390, 844);
});

describe.each(['LTR', 'RTL'] as const)('a strip that is scrolled to its side, %s', (direction) => {
  const way = direction === 'LTR' ? 1 : -1;
  const forward = direction === 'LTR' ? '{ArrowRight}' : '{ArrowLeft}';

  it('lies in the work’s direction, as high as the screen, one picture at the next', async () => {
    await open(direction);
    const [first, second] = [box(0), box(1)];
    expect(first.height).toBe(window.innerHeight);
    expect(second.top).toBe(first.top);
    expect(direction === 'LTR' ? first.left : window.innerWidth - first.right).toBe(0);
    expect(direction === 'LTR' ? second.left : second.right).toBe(
      direction === 'LTR' ? first.right : first.left,
    );
    expect(Math.abs(first.width / first.height - 480 / 400)).toBeLessThan(0.01);
  });

  it('opens at a place and keeps it through sizes, rotation and modes, to 2 px', async () => {
    const place = { imageId: 'image-5', fraction: 0.4 };
    await open(direction, { initialPosition: place });
    expect(off(place, direction)).toBeLessThan(2);
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => off(place, direction)).toBeLessThan(2);
    }
    await userEvent.keyboard('m');
    await expect.poll(() => document.querySelectorAll('[data-slide]').length).not.toBe(0);
    expect(one('[data-current="true"]').innerHTML).toContain('image-5');
    await userEvent.keyboard('m');
    await expect.poll(() => off(place, direction)).toBeLessThan(2);
  });

  it('opens exactly at a place near its end too', async () => {
    const place = { imageId: 'image-11', fraction: 0.97 };
    await page.viewport(1440, 500);
    await open(direction, { initialPosition: place });
    expect(off(place, direction)).toBeLessThan(2);
  });

  it('is scrolled by keys, and by a wheel that turns down', async () => {
    const onPosition = vi.fn();
    await open(direction, { onPosition });
    await userEvent.keyboard(forward);
    await expect.poll(() => screenOf().scrollLeft).toBe(80 * way);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => screenOf().scrollLeft).toBe(160 * way);
    await userEvent.keyboard(' ');
    await expect.poll(() => screenOf().scrollLeft).toBe((160 + 351) * way);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => screenOf().scrollLeft).toBe(0);
    const turned = new WheelEvent('wheel', { deltaY: 300, cancelable: true, bubbles: true });
    one('[data-image="image-0"]').dispatchEvent(turned);
    expect(turned.defaultPrevented).toBe(true);
    await expect.poll(() => screenOf().scrollLeft).toBe(300 * way);
    const start = { imageId: 'none', fraction: 0 };
    await expect
      .poll(() => {
        const place: ComicPosition = onPosition.mock.lastCall?.[0] ?? start;
        return place.imageId === 'none' ? Infinity : off(place, direction);
      })
      .toBeLessThan(2);
  });

  it('comes by the slider to its end, which counts as read, and to the card behind it', async () => {
    const onReadFinished = vi.fn();
    await open(direction, { onReadFinished });
    await showControls();
    slide('Position', 100);
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
    const last = box(images.length - 1);
    const edge = direction === 'LTR' ? window.innerWidth - last.right : last.left;
    expect(Math.abs(edge)).toBeLessThan(2);
    screenOf().scrollBy({ left: 2000 * way });
    await expect
      .poll(() => page.getByText('Continue').element().getBoundingClientRect().left)
      .toBeLessThan(390);
  });

  it('goes on into the next chapter by two acts at its end, and never by one', async () => {
    const go = vi.fn();
    const asked = vi.fn(async () => go);
    await open(direction, { onPull: asked });
    screenOf().scrollBy({ left: 100_000 * way });
    await frames(3);
    // Each so much later that the strip has rested at its end.
    const press = (inMs: number): void => {
      const key = forward.slice(1, -1);
      const event = new KeyboardEvent('keydown', { bubbles: true, key });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + inMs });
      document.body.dispatchEvent(event);
    };
    press(10_000);
    await expect.poll(() => asked.mock.calls).toEqual([['next']]);
    expect(go).not.toHaveBeenCalled();
    press(12_000);
    await expect.poll(() => go.mock.calls.length).toBe(1);
  });

  it('is zoomed by keys, and comes back to its place', async () => {
    const place = { imageId: 'image-5', fraction: 0.4 };
    await open(direction, { initialPosition: place });
    await userEvent.keyboard('++');
    await expect.poll(() => Math.round(box(5).height)).toBe(Math.round(844 * 1.25 ** 2));
    expect(screenOf().scrollHeight).toBeGreaterThan(844);
    await userEvent.keyboard('0');
    await expect.poll(() => off(place, direction)).toBeLessThan(2);
    expect(box(5).height).toBe(844);
  });
});

it('does not take a keyboard that goes past pages to the card for reading', async () => {
  const [onReadFinished, onPosition] = [vi.fn(), vi.fn()];
  await open('RTL', { onReadFinished, onPosition });
  page.getByRole('button', { name: 'Continue' }).element().focus();
  await expect.poll(() => screenOf().scrollLeft).toBeLessThan(-1000);
  await frames(4);
  expect(onReadFinished).not.toHaveBeenCalled();
  expect(onPosition).not.toHaveBeenCalled();
});

describe('the card behind a strip that lies, taller than the screen', () => {
  function card(): HTMLElement {
    return one('[dir="auto"]:has([data-tall])');
  }

  /** A turn of the wheel, and the scrolling that a browser would make of what is left to it. */
  async function wheel(deltaY: number, restMs: number): Promise<void> {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + restMs });
    one('[data-tall]').dispatchEvent(event);
    if (!event.defaultPrevented) card().scrollBy({ top: deltaY });
    await frames(2);
  }

  async function openAtCard(): Promise<number> {
    const tall = <div data-tall style={{ blockSize: '1400px' }} />;
    await open('LTR', { images: images.slice(0, 5), endSlot: tall });
    screenOf().scrollLeft = 100_000;
    await frames(3);
    expect(card().scrollHeight).toBeGreaterThan(card().clientHeight + 400);
    return screenOf().scrollLeft;
  }

  it('is scrolled by the wheel to its edges, and then the strip is', async () => {
    const end = await openAtCard();
    await wheel(300, 0);
    expect([card().scrollTop, screenOf().scrollLeft]).toEqual([300, end]);
    await wheel(-300, 50);
    expect([card().scrollTop, screenOf().scrollLeft]).toEqual([0, end]);
    // What is left of that turn goes nowhere; the next one goes back along the strip.
    await wheel(-100, 100);
    expect(screenOf().scrollLeft).toBe(end);
    await wheel(-100, 5000);
    await expect.poll(() => screenOf().scrollLeft).toBe(end - 100);
  });

  it('is scrolled by keys to its edges, and then the strip is', async () => {
    const end = await openAtCard();
    await userEvent.keyboard('{ArrowDown}');
    expect([card().scrollTop, screenOf().scrollLeft]).toEqual([80, end]);
    await userEvent.keyboard('{PageDown}');
    expect(card().scrollTop).toBeGreaterThan(400);
    await userEvent.keyboard('{PageUp}');
    expect([card().scrollTop, screenOf().scrollLeft]).toEqual([0, end]);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => screenOf().scrollLeft).toBe(end - 80);
  });
});

it('keeps few pictures, however long it is', async () => {
  await open('RTL', { images: testChapter({ count: 120, width: 480, height: 400 }) });
  expect(document.querySelectorAll('img').length).toBeLessThan(12);
  expect(document.querySelectorAll('[data-image]').length).toBeLessThan(20);
  const { scrollWidth } = screenOf();
  for (const percent of ['0.5', '1', '0']) {
    screenOf().scrollLeft = -scrollWidth * Number(percent);
    await frames(4);
    expect(screenOf().scrollWidth).toBe(scrollWidth);
  }
  expect(document.querySelectorAll('[data-image]').length).toBeLessThan(60);
});
