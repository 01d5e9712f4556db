import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Header } from '#frame/header/Header.tsx';
import { violations } from '#testing/violations.ts';
import { CategoryMenu } from './CategoryMenu.tsx';

const labels = { menu: 'Menu', back: 'Scroll back', on: 'Scroll on' };
function items(count: number, current = 0) {
  return Array.from({ length: count }, (_, index) => ({
    href: `/menu/${index}`,
    label: `A menu item ${index}`,
    current: index === current,
  }));
}
type Options = { count?: number; current?: number; dir?: 'ltr' | 'rtl'; lead?: string };
function home({ count = 30, current = 0, dir = 'ltr', lead }: Options = {}) {
  return (
    <div dir={dir}>
      <Header start={<a href="/">Hanji</a>} end={<button type="button">Menu</button>} />
      <main>
        <CategoryMenu labels={labels} items={items(count, current)} lead={lead} />
        <div style={{ height: 4000 }}>Reading</div>
      </main>
    </div>
  );
}

function rail(): HTMLElement {
  const found = document.querySelector<HTMLElement>('nav ul');
  if (!found) throw new Error('no rail');
  return found;
}
function bar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-fixed]');
  if (!found) throw new Error('no bar');
  return found;
}
function menuTop(): number {
  return rail().getBoundingClientRect().top;
}
async function scrollTo(y: number): Promise<void> {
  window.scrollTo({ top: y, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
async function arrow(screen: RenderResult, name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('no arrow');
  return element;
}
/** The move goes on by `advanceTimersByTime` alone. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
}

afterEach(async () => {
  vi.useRealTimers();
  await scrollTo(0);
  await page.viewport(1280, 800);
});

it.each([
  [390, 56],
  [1280, 64],
])(
  '[B2-148] becomes fixed when the page is scrolled, below the header or at the top, at %i px',
  async (width, header) => {
    await page.viewport(width, 800);
    await render(home({ lead: 'Comics' }));
    const room = bar().getBoundingClientRect();
    // The header ends with a hairline, which the menu goes under.
    expect(room.top).toBe(header + 1);
    expect(bar().dataset['fixed']).toBe('false');
    // Away with the header while reading on, back below it on the way up.
    await scrollTo(1500);
    const inset = width > 767 ? (room.height - 1 - 48) / 2 : 0;
    await expect.poll(menuTop).toBeCloseTo(inset, 0);
    await expect.poll(() => bar().dataset['fixed']).toBe('true');
    await scrollTo(1400);
    await expect.poll(menuTop).toBeCloseTo(header + inset, 0);
    await scrollTo(0);
    await expect.poll(() => bar().getBoundingClientRect().top).toBe(header + 1);
    await expect.poll(() => bar().dataset['fixed']).toBe('false');
  },
);

it('marks the current item and brings it into view without moving the page', async () => {
  await page.viewport(390, 800);
  const screen = await render(home({ current: 20 }));
  const current = screen.getByRole('link', { name: 'A menu item 20' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const box = current.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThan(0);
  expect(box.right).toBeLessThan(390);
  expect(scrollY).toBe(0);
  await screen.rerender(home({ current: 2 }));
  const next = screen.getByRole('link', { name: 'A menu item 2', exact: true }).element();
  expect(next.getBoundingClientRect().left).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

it.each(['ltr', 'rtl'] as const)(
  '[B9-026] an arrow moves the menu by 728 px in 500 ms, %s',
  async (dir) => {
    const screen = await render(home({ dir }));
    const backs = screen.getByRole('button', { name: 'Scroll back' });
    expect(backs.elements()).toEqual([]);
    const on = await arrow(screen, 'Scroll on');
    stopTheClock();
    on.click();
    vi.advanceTimersByTime(150);
    const under = Math.abs(rail().scrollLeft);
    expect(under).toBeGreaterThan(0);
    expect(under).toBeLessThan(728);
    vi.advanceTimersByTime(400);
    expect(Math.abs(rail().scrollLeft - (dir === 'rtl' ? -728 : 728))).toBeLessThanOrEqual(1);
    (await arrow(screen, 'Scroll back')).click();
    vi.advanceTimersByTime(550);
    // Texts that end within a pixel leave the start of a rail up to one pixel from 0.
    expect(Math.abs(rail().scrollLeft)).toBeLessThan(2);
  },
);

it('[B9-026] takes no second step within 500 ms', async () => {
  // So many that two steps are there in any typeface.
  const screen = await render(home({ count: 60 }));
  const on = await arrow(screen, 'Scroll on');
  stopTheClock();
  on.click();
  vi.advanceTimersByTime(400);
  on.click();
  vi.advanceTimersByTime(500);
  expect(rail().scrollLeft).toBe(728);
  on.click();
  vi.advanceTimersByTime(550);
  expect(rail().scrollLeft).toBe(1456);
});

it('steps at once where no motion is wanted', async () => {
  const want = (value: string): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  await want('reduce');
  const screen = await render(home());
  (await arrow(screen, 'Scroll on')).click();
  expect(rail().scrollLeft).toBe(728);
  await want('');
});

it('fades where it goes on, has arrows on wide screens only, and none where all is seen', async () => {
  const screen = await render(home());
  const fade = (): string => getComputedStyle(rail()).getPropertyValue('--fade-right').trim();
  await expect.poll(fade).toBe('40px');
  rail().scrollTo({ left: 99_999, behavior: 'instant' });
  await expect.poll(fade).toBe('0px');
  rail().scrollTo({ left: 100, behavior: 'instant' });
  await expect.element(screen.getByRole('button', { name: 'Scroll on' })).toBeVisible();
  await page.viewport(767, 800);
  expect(screen.getByRole('button', { name: 'Scroll on' }).elements()).toEqual([]);
  await page.viewport(1280, 800);
  await screen.rerender(home({ count: 3 }));
  await expect.poll(() => screen.getByRole('button', { name: 'Scroll on' }).elements()).toEqual([]);
});

it('keeps its room while its items are not known', async () => {
  await page.viewport(390, 800);
  const screen = await render(home({ count: 0, lead: 'Comics' }));
  const before = bar().getBoundingClientRect().height;
  await screen.rerender(home({ count: 8, lead: 'Comics' }));
  expect(bar().getBoundingClientRect().height).toBe(before);
});
