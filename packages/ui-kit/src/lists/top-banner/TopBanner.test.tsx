import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { TopBanner, type TopBannerLabels } from './TopBanner.tsx';
import type { BannerSlide } from './TopBannerSlide.tsx';

const labels: TopBannerLabels = {
  region: 'Featured',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (current, total) => `Slide ${current} of ${total}`,
};
const slide = (id: number, more: Partial<BannerSlide> = {}): BannerSlide => ({
  id,
  href: `/comic/${id}`,
  title: `Title ${id}`,
  text: 'A long way home',
  picture: { src: picture(400, 400, 'seagreen'), width: 400, height: 400 },
  ...more,
});
const slides = [slide(1, { color: '#336699' }), slide(2), slide(3)];
const rail = (): HTMLElement => {
  const found = document.querySelector('ul');
  if (!found) throw new Error('no rail');
  return found;
};
/** The slides rest while they are pointed at. */
const pointElsewhere = (): Promise<void> =>
  page.elementLocator(document.documentElement).hover({ position: { x: 5, y: 700 } });
const shown = (): number => Math.round(rail().scrollLeft / rail().clientWidth) + 1;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 800);
});

it('[A2-088] plays by itself, pauses and plays on', async () => {
  const screen = await render(<TopBanner slides={slides} labels={labels} />);
  await pointElsewhere();
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toBe(2);
  await screen.getByRole('button', { name: 'Pause' }).click();
  screen.getByRole('button', { name: 'Play' }).element().blur();
  await pointElsewhere();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(2);
  await screen.getByRole('button', { name: 'Play' }).click();
  screen.getByRole('button', { name: 'Pause' }).element().blur();
  await pointElsewhere();
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toBe(3);
});

it('goes round at both ends, and only the slide on screen can be reached', async () => {
  const screen = await render(<TopBanner slides={slides} labels={labels} />);
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(shown).toBe(3);
  await expect.element(screen.getByRole('link', { name: /Title 3/ })).toBeVisible();
  await expect
    .poll(() => [...rail().children].map((item) => item.hasAttribute('inert')))
    .toEqual([true, true, false]);
  expect(await violations()).toEqual([]);
});

it('[A2-090] stands on its theme colour, grey where there is none', async () => {
  const screen = await render(<TopBanner slides={slides} labels={labels} />);
  const [first, second] = [...screen.container.querySelectorAll('li')];
  if (!first || !second) throw new Error('no slides');
  expect(getComputedStyle(first).getPropertyValue('--hj-theme')).toBe('#336699');
  const probe = document.createElement('div');
  probe.style.background = 'color-mix(in oklab, #8a8580 42%, #16120f)';
  document.body.append(probe);
  expect(getComputedStyle(second).backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
  expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(probe).backgroundColor);
  probe.remove();
});

it.each([
  [360, 360],
  [752, 752],
  [753, 384],
  [1280, 384],
])('[A9-007] in a container of %i px it is %i px high', async (width, height) => {
  await page.viewport(1300, 900);
  const screen = await render(
    <div style={{ width }}>
      <TopBanner slides={slides} labels={labels} />
    </div>,
  );
  expect(screen.getByRole('region').element().getBoundingClientRect().height).toBeCloseTo(
    height,
    0,
  );
});

it('keeps its words when the picture fails, and needs no controls for one slide', async () => {
  const screen = await render(
    <TopBanner
      slides={[slide(1, { picture: { src: brokenPicture, width: 4, height: 4 } })]}
      labels={labels}
    />,
  );
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await expect.element(screen.getByText('Title 1')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
