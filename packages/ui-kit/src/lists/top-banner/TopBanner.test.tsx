import { stopClock } from '#testing/stop-clock.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { TopBanner } from './TopBanner.tsx';
import type { TopBannerLabels } from './TopBannerControls.tsx';
import type { BannerSlide } from './TopBannerSlide.tsx';

const labels: TopBannerLabels = {
  region: 'Featured',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (current, total) => `Slide ${current} of ${total}`,
};
function slide(id: number, more: Partial<BannerSlide> = {}): BannerSlide {
  return {
    id,
    href: `/comic/${id}`,
    title: `Title ${id}`,
    text: 'A long way home',
    picture: { src: picture(400, 400, 'seagreen'), width: 400, height: 400 },
    ...more,
  };
}
const slides = [slide(1, { color: '#336699' }), slide(2), slide(3)];
function banner(given = slides) {
  return render(<TopBanner slides={given} labels={labels} />);
}

function items(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('section li')];
}
function view(): HTMLElement {
  const found = document.querySelector<HTMLElement>('section > div');
  if (!found) throw new Error('no view');
  return found;
}
function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
async function taken(): Promise<void> {
  await expect.poll(() => view().hasAttribute('data-swiper')).toBe(true);
}
/** The slides rest while they are pointed at. */
function pointElsewhere(): Promise<unknown> {
  return cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 700 });
}
/** The slide that fills the view, from 1. */
function shown(): number {
  const { left } = view().getBoundingClientRect();
  return 1 + items().findIndex((item) => Math.abs(item.getBoundingClientRect().left - left) < 1);
}
/** Nothing has moved after so many milliseconds, nor a moment later: a slide takes 240 ms to move. */
async function staysAt(place: number, ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await realTime(350);
  // Where Swiper takes the list over just now, it lays the slides out anew; one that has moved stays.
  await expect.poll(shown).toBe(place);
}
function wantNoMotion(value: 'reduce' | ''): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

beforeEach(() => stopClock('setInterval', 'clearInterval'));
afterEach(() => page.viewport(1280, 800));

it.each(['before', 'after'])(
  '[A2-088] plays by itself, pauses and plays on, %s Swiper',
  async (when) => {
    const screen = await banner();
    if (when === 'after') await taken();
    await pointElsewhere();
    await staysAt(1, 4000);
    vi.advanceTimersByTime(1000);
    await expect.poll(shown).toBe(2);
    await screen.getByRole('button', { name: 'Pause' }).click();
    await pointElsewhere();
    await staysAt(2, 20_000);
    // Pressed by pointer, the button has the focus and the slides play on all the same.
    await screen.getByRole('button', { name: 'Play' }).click();
    await pointElsewhere();
    vi.advanceTimersByTime(5000);
    await expect.poll(shown).toBe(3);
    await expect.element(screen.getByText('3 / 3')).toBeVisible();
    vi.advanceTimersByTime(5000);
    await expect.poll(shown).toBe(1);
  },
);

it('comes to the slide that was chosen, even if its scroll had not begun when Swiper came', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((idle) => {
    void promise.then(() => idle({ didTimeout: false, timeRemaining: () => 9 }));
    return 1;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  const screen = await banner();
  await screen.getByRole('button', { name: 'Pause' }).click();
  await screen.getByRole('button', { name: 'Next', exact: true }).click();
  expect(shown()).toBe(1);
  vi.restoreAllMocks();
  resolve();
  await taken();
  await expect.poll(shown).toBe(2);
  await expect.element(screen.getByText('2 / 3')).toBeVisible();
});

it('[A2-088] rests while it is pointed at, or focused by keyboard, or the page is hidden', async () => {
  const screen = await banner();
  await taken();
  await screen.getByRole('link', { name: /Title 1/ }).hover();
  await staysAt(1, 20_000);
  await pointElsewhere();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: /Title 1/ })).toHaveFocus();
  await staysAt(1, 20_000);
  screen
    .getByRole('link', { name: /Title 1/ })
    .element()
    .blur();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await staysAt(1, 20_000);
  hidden.mockRestore();
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toBe(2);
});

it('[A2-088] stands still where no motion is wanted, until it is asked to play', async () => {
  await wantNoMotion('reduce');
  const screen = await banner();
  await taken();
  await pointElsewhere();
  await staysAt(1, 20_000);
  await screen.getByRole('button', { name: 'Play' }).click();
  await pointElsewhere();
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toBe(2);
  await wantNoMotion('');
});

it('goes round at both ends, says where it is, and only the slide on screen can be reached', async () => {
  const screen = await banner();
  await taken();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(shown).toBe(3);
  await expect.element(screen.getByRole('link', { name: /Title 3/ })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Title 3');
  await expect
    .poll(() => items().map((item) => item.hasAttribute('inert')))
    .toEqual([true, true, false]);
  expect(await violations()).toEqual([]);
});

it('is quiet about what comes by itself', async () => {
  const screen = await banner();
  await taken();
  await pointElsewhere();
  vi.advanceTimersByTime(5000);
  await expect.poll(shown).toBe(2);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('goes from slide to slide by the arrow keys and takes the focus along', async () => {
  const screen = await banner();
  await taken();
  screen
    .getByRole('link', { name: /Title 1/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('link', { name: /Title 2/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(screen.getByRole('link', { name: /Title 3/ })).toHaveFocus();
  await expect.poll(shown).toBe(3);
});

it('[A2-090] stands on its theme colour, grey where there is none', async () => {
  await banner();
  const [first, second] = items();
  if (!first || !second) throw new Error('no slides');
  expect(getComputedStyle(first).getPropertyValue('--hj-theme')).toBe('#336699');
  const probe = document.createElement('div');
  probe.style.background = 'oklch(from #8a8580 0.32 min(c, 0.05) h)';
  document.body.append(probe);
  expect(getComputedStyle(second).backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
  expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(probe).backgroundColor);
  probe.remove();
});

it.each([
  [0, 485],
  [360, 360],
  [752, 752],
  [753, 384],
  [1280, 384],
])(
  '[A9-007] in a container of %i px it is %i px high, from the first paint',
  async (width, height) => {
    await page.viewport(1300, 900);
    const screen = await render(
      <div style={{ width }}>
        <TopBanner slides={slides} labels={labels} />
      </div>,
    );
    const banners = screen.getByRole('region').element();
    expect(banners.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
);

it('[A9-008] switches between the small and the large picture at 767 px', async () => {
  const small = { src: picture(20, 20, 'teal'), width: 20, height: 20 };
  const large = { src: picture(40, 20, 'navy'), width: 40, height: 20 };
  await page.viewport(767, 800);
  const screen = await banner([slide(1, { picture: small, largePicture: large })]);
  const source = (): string | undefined => screen.container.querySelector('img')?.currentSrc;
  await expect.poll(source).toBe(small.src);
  await page.viewport(768, 800);
  await expect.poll(source).toBe(large.src);
});

it('[A2-089] leads within the edition, or to another site in a window of its own', async () => {
  const screen = await banner([slide(1), slide(2, { href: 'https://example.com/fair' })]);
  const within = screen.getByRole('link', { name: /Title 1/ });
  await expect.element(within).toHaveAttribute('href', '/comic/1');
  await expect.element(within).not.toHaveAttribute('target');
  await screen.getByRole('button', { name: 'Next' }).click();
  const without = screen.getByRole('link', { name: /Title 2/ });
  await expect.element(without).toHaveAttribute('href', 'https://example.com/fair');
  await expect.element(without).toHaveAttribute('rel', 'external noopener noreferrer');
  await expect.element(without).toHaveAttribute('target', '_blank');
});

it('shows ten slides at most', async () => {
  await banner(Array.from({ length: 11 }, (_, index) => slide(index)));
  expect(items()).toHaveLength(10);
});

it('keeps its words when the picture fails, and needs no controls for one slide', async () => {
  const screen = await banner([slide(1, { picture: { src: brokenPicture, width: 4, height: 4 } })]);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await expect.element(screen.getByText('Title 1')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

it('blurs the picture of a slide for adults, within the banner, and leaves its words', async () => {
  const screen = await banner([slide(1, { blurred: true })]);
  const image = screen.container.querySelector('img');
  expect(image && getComputedStyle(image).filter).toMatch(/^blur/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expect.element(screen.getByText('Title 1')).toBeVisible();
});
