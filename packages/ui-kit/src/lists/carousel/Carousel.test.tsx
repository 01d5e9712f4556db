import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Carousel, type CarouselKind } from './Carousel.tsx';

const twenty = Array.from({ length: 20 }, (_, index) => index);

const carousel = (kind: CarouselKind, dir: 'ltr' | 'rtl' = 'ltr') => (
  <main dir={dir} style={{ maxWidth: 1180, margin: '0 auto', padding: '0 var(--hj-gutter)' }}>
    <Carousel kind={kind} labels={{ back: 'Scroll back', on: 'Scroll on' }}>
      {twenty.map((index) => (
        <a key={index} href={`/${index}`} style={{ display: 'block', height: 120 }}>
          Title {index}
        </a>
      ))}
    </Carousel>
  </main>
);

const rail = (): HTMLElement => {
  const found = document.querySelector('ul');
  if (!found) throw new Error('no rail');
  return found;
};
/** How many cards are wholly on the slide. */
const wholeCards = (): number => {
  const view = rail().getBoundingClientRect();
  return [...rail().children].filter((item) => {
    const box = item.getBoundingClientRect();
    return box.left >= view.left - 1 && box.right <= view.right + 1;
  }).length;
};

afterEach(() => page.viewport(1280, 800));

it.each([
  ['normal', 5],
  ['ranking', 5],
  ['big', 5],
  ['genre_basic', 6],
  ['content_big', 4],
  ['banner', 2],
] as const)('[A2-080] [A2-081] shows whole slides of %s: %i cards', async (kind, count) => {
  await page.viewport(1280, 800);
  await render(carousel(kind));
  expect(wholeCards()).toBe(count);
});

it.each([
  ['normal', 132],
  ['big', 186],
  ['genre_basic', 108],
  ['content_big', 356],
  ['banner', 380],
  ['ranking', 149],
] as const)(
  '[A9-005] [A9-006] has cards of %s %i px wide on narrow screens',
  async (kind, width) => {
    await page.viewport(600, 800);
    await render(carousel(kind));
    const [first, second] = rail().children;
    expect(first?.getBoundingClientRect().width).toBe(width);
    const gap =
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
    expect(gap).toBe(17);
  },
);

it('lets the next card peep in on the narrowest phone, without widening the page', async () => {
  await page.viewport(360, 800);
  await render(carousel('banner'));
  const second = rail().children[1]?.getBoundingClientRect();
  expect(second?.left).toBeLessThan(360);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('moves a slide on and back by its arrows, which go where there is nothing more', async () => {
  const screen = await render(carousel('normal'));
  expect(screen.getByRole('button', { name: 'Scroll back' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Scroll on' }).click();
  await expect.poll(() => rail().scrollLeft).toBeGreaterThan(1000);
  await expect.element(screen.getByRole('button', { name: 'Scroll back' })).toBeVisible();
  expect(await violations()).toEqual([]);
  rail().scrollTo({ left: rail().scrollWidth, behavior: 'instant' });
  await expect.poll(() => screen.getByRole('button', { name: 'Scroll on' }).elements()).toEqual([]);
});

it('moves the other way where the line of reading runs from right to left', async () => {
  const screen = await render(carousel('normal', 'rtl'));
  await screen.getByRole('button', { name: 'Scroll on' }).click();
  await expect.poll(() => rail().scrollLeft).toBeLessThan(-1000);
});
