import type { MouseEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Carousel } from './Carousel.tsx';
import type { CarouselKind } from './rail-sizes.ts';

const followed = vi.fn<() => void>();
function follow(event: MouseEvent): void {
  // Swiper prevents the click that ends a drag; one that it lets through would leave the page.
  if (!event.defaultPrevented) followed();
  event.preventDefault();
}

function carousel(kind: CarouselKind, dir: 'ltr' | 'rtl' = 'ltr', count = 20) {
  return (
    <main dir={dir} style={{ maxWidth: 1180, margin: '0 auto', padding: '0 var(--hj-gutter)' }}>
      <Carousel kind={kind} labels={{ back: 'Scroll back', on: 'Scroll on' }}>
        {Array.from({ length: count }, (_, index) => (
          <a
            key={index}
            href={`/title/${index}`}
            onClick={follow}
            style={{ display: 'block', height: 120 }}
          >
            Title {index}
          </a>
        ))}
      </Carousel>
    </main>
  );
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
function view(): HTMLElement {
  return found('div:has(> ul)');
}
function items(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('li')];
}
/** Where each card stands, to the pixel. */
function places(): number[] {
  return items().map((item) => item.getBoundingClientRect().left);
}
/** How far the first card has gone from where it began. */
function gone(): number {
  const side = getComputedStyle(view()).direction === 'rtl' ? -1 : 1;
  const [first] = places();
  return side * (start - (first ?? 0));
}
let start = 0;
async function taken(): Promise<void> {
  [start = 0] = places();
  await expect.poll(() => view().hasAttribute('data-swiper')).toBe(true);
}

afterEach(async () => {
  followed.mockClear();
  await userEvent.unhover(document.documentElement);
  await page.viewport(1280, 800);
});

const widths = [
  ['normal', 149, 132],
  ['big', 186, 169],
  ['genre_basic', 125, 108],
  ['content_big', 373, 356],
  ['banner', 380, 363],
  ['ranking', 149, 132],
] as const;

it.each(widths)(
  '[A9-005] [A9-006] at 767 px an item of %s takes %i px: a card of %i and the room after it',
  async (kind, item, card) => {
    await page.viewport(767, 800);
    await render(carousel(kind));
    const [first = 0, second = 0] = places();
    expect(second - first).toBe(item);
    expect(items()[0]?.getBoundingClientRect().width).toBe(item);
    expect(found('li > a').getBoundingClientRect().width).toBe(card);
  },
);

it.each(widths)('at 360 px the next card of %s peeps in', async (kind, item) => {
  await page.viewport(360, 800);
  await render(carousel(kind));
  const [first = 0, second = 0] = places();
  // The content of a phone of 360 px is 328 px wide.
  expect(second - first).toBeCloseTo(Math.min(item, 328 * 0.86 + 17), 1);
  expect(second).toBeLessThan(360 - 16);
  expect(document.documentElement.scrollWidth).toBe(360);
});

const counts = [
  ['normal', 5],
  ['ranking', 5],
  ['big', 5],
  ['genre_basic', 6],
  ['content_big', 4],
  ['banner', 2],
] as const;

it.each(counts)(
  '[A2-080] [A2-081] [A9-001] at 768 and 1440 px a slide of %s is %i whole cards',
  async (kind, count) => {
    await page.viewport(1440, 800);
    await render(carousel(kind));
    const box = view().getBoundingClientRect();
    const whole = (): number =>
      [...document.querySelectorAll('li > a')].filter(
        (card) => card.getBoundingClientRect().right <= view().getBoundingClientRect().right,
      ).length;
    expect(box.width).toBe(1132 + 8);
    expect(whole()).toBe(count);
    await page.viewport(768, 800);
    expect(whole()).toBe(count);
  },
);

it.each(['ltr', 'rtl'] as const)(
  '[A2-080] scrolls by itself until Swiper takes over without moving a pixel, %s',
  async (dir) => {
    await page.viewport(390, 800);
    await render(carousel('normal', dir));
    [start = 0] = places();
    expect(view().hasAttribute('data-swiper')).toBe(false);
    view().scrollTo({ left: dir === 'rtl' ? -298 : 298, behavior: 'instant' });
    const before = places();
    expect(gone()).toBe(298);
    await expect.poll(() => view().hasAttribute('data-swiper')).toBe(true);
    expect(places()).toEqual(before);
    expect(view().scrollLeft).toBe(0);
  },
);

/** Fingers on the carousel, or none: Swiper waits for them to leave. */
function touch(touches: Touch[]): void {
  view().dispatchEvent(new TouchEvent(touches.length > 0 ? 'touchstart' : 'touchend', { touches }));
}

it('moves by its arrows before Swiper comes, too', async () => {
  const screen = await render(carousel('normal'));
  touch([new Touch({ identifier: 1, target: view(), clientX: 10, clientY: 10 })]);
  [start = 0] = places();
  const arrow = screen.getByRole('button', { name: 'Scroll on' });
  await expect.element(arrow).toBeInTheDocument();
  const button = arrow.element();
  if (button instanceof HTMLElement) button.click();
  await expect.poll(gone).toBeGreaterThan(1000);
  expect(view().hasAttribute('data-swiper')).toBe(false);
});

it('waits for a finger to leave before it takes over', async () => {
  await render(carousel('normal'));
  touch([new Touch({ identifier: 1, target: view(), clientX: 10, clientY: 10 })]);
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  expect(view().hasAttribute('data-swiper')).toBe(false);
  touch([]);
  await taken();
});

it('gives its place up when it leaves the page', async () => {
  const screen = await render(carousel('normal'));
  await taken();
  const element = view();
  const instance = (element as { swiper?: { destroyed: boolean } | null }).swiper;
  await screen.unmount();
  expect(instance?.destroyed).toBe(true);
  expect(element.hasAttribute('data-swiper')).toBe(false);
});

it.each(['ltr', 'rtl'] as const)(
  'moves a slide on and back by its arrows, which go where there is nothing more, %s',
  async (dir) => {
    const screen = await render(carousel('normal', dir, 12));
    [start = 0] = places();
    expect(screen.getByRole('button', { name: 'Scroll back' }).elements()).toEqual([]);
    await taken();
    const slide = view().clientWidth - 8 + 17;
    await screen.getByRole('button', { name: 'Scroll on' }).click();
    await expect.poll(gone).toBeCloseTo(slide, 0);
    await expect.element(screen.getByRole('button', { name: 'Scroll back' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await screen.getByRole('button', { name: 'Scroll on' }).click();
    await expect
      .poll(() => screen.getByRole('button', { name: 'Scroll on' }).elements())
      .toEqual([]);
    const box = view().getBoundingClientRect();
    const side = dir === 'rtl' ? 'left' : 'right';
    await expect
      .poll(() => Math.abs((items().at(-1)?.getBoundingClientRect()[side] ?? 0) - box[side]))
      .toBeLessThan(6);
    await screen.getByRole('button', { name: 'Scroll back' }).click();
    await screen.getByRole('button', { name: 'Scroll back' }).click();
    await expect.poll(gone).toBeCloseTo(0, 0);
  },
);

it('gives the focus to the other arrow when one goes away', async () => {
  const screen = await render(carousel('normal', 'ltr', 10));
  await taken();
  screen.getByRole('button', { name: 'Scroll on' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Scroll back' })).toHaveFocus();
});

it.each(['ltr', 'rtl'] as const)(
  'goes from card to card by the arrow keys and shows them, %s',
  async (dir) => {
    const screen = await render(carousel('normal', dir));
    await taken();
    screen.getByRole('link', { name: 'Title 0' }).element().focus();
    const on = dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(on.repeat(5));
    await expect.element(screen.getByRole('link', { name: 'Title 5' })).toHaveFocus();
    await expect.poll(gone).toBeGreaterThan(1000);
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect.element(screen.getByRole('link', { name: 'Title 4' })).toHaveFocus();
    await expect.poll(gone).toBeCloseTo(0);
  },
);

it('is moved by a wheel sideways only; the page keeps the other', async () => {
  await render(carousel('normal'));
  await taken();
  const wheel = (delta: WheelEventInit): boolean =>
    found('ul').dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, ...delta }),
    );
  await userEvent.hover(page.elementLocator(found('ul')));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(wheel({ deltaY: 120 })).toBe(true);
  expect(gone()).toBe(0);
  expect(wheel({ deltaX: 120 })).toBe(false);
  await expect.poll(gone).toBeGreaterThan(1000);
});

it('is drawn by the mouse without following a link', async () => {
  await render(carousel('normal'));
  await taken();
  const link = page.elementLocator(found('li:nth-child(4) > a'));
  await userEvent.dragAndDrop(link, page.elementLocator(found('li:nth-child(1) > a')), {
    steps: 12,
  });
  await expect.poll(gone).toBeGreaterThan(1000);
  expect(followed).not.toHaveBeenCalled();
  await page.elementLocator(found('li:nth-child(7) > a')).click();
  expect(followed).toHaveBeenCalledOnce();
});

it('comes to its place at once where no motion is wanted', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const screen = await render(carousel('normal'));
  await taken();
  const arrow = screen.getByRole('button', { name: 'Scroll on' });
  await expect.element(arrow).toBeVisible();
  const button = arrow.element();
  if (button instanceof HTMLElement) button.click();
  await new Promise(requestAnimationFrame);
  expect(gone()).toBeGreaterThan(1000);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
