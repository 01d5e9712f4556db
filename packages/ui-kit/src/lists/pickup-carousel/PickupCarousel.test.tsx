import { stopClock } from '#testing/stop-clock.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { PickupCarousel } from './PickupCarousel.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (current: number, total: number) => `Slide ${current} of ${total}`,
};
function pickups(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    href: `/challenge/comic/${at + 1}`,
    title: `Title ${at + 1}`,
    picture: picture(20, 20, 'seagreen'),
  }));
}
function carousel(count = 7) {
  return render(
    <PickupCarousel
      title="Picks"
      pickups={pickups(count)}
      groupSize={3}
      stayMs={8000}
      labels={labels}
    />,
  );
}

function groups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-group]')];
}
/** The group that fills the view, from 1. */
function shown(): number {
  const view = groups()[0]?.parentElement?.parentElement;
  const left = view?.getBoundingClientRect().left ?? 0;
  return 1 + groups().findIndex((group) => Math.abs(group.getBoundingClientRect().left - left) < 5);
}
function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
async function taken(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-swiper]')).not.toBeNull();
}
/** The groups rest while they are pointed at. */
function pointElsewhere(): Promise<unknown> {
  return cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 700 });
}
/** Nothing has moved after so many milliseconds, nor a moment later: a group takes 240 ms to move. */
async function staysAt(place: number, ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await realTime(350);
  // A list that is laid out anew just now comes back to its place; one that has moved stays.
  await expect.poll(shown).toBe(place);
}
function wantNoMotion(value: 'reduce' | ''): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

beforeEach(() => stopClock('setInterval', 'clearInterval'));
afterEach(() => page.viewport(1280, 800));

it('[B2-048] shows three at a time, and only those can be reached', async () => {
  const screen = await carousel();
  await taken();
  expect(groups().map((group) => group.querySelectorAll('a').length)).toEqual([3, 3, 1]);
  expect(groups().map((group) => group.inert)).toEqual([false, true, true]);
  await expect.element(screen.getByRole('link', { name: 'Title 3' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Title 4' })).not.toBeInViewport();
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(shown).toBe(3);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3');
  expect(await violations()).toEqual([]);
});

it('[B2-049] [B9-004] moves on by itself every eight seconds, round and round', async () => {
  await carousel(6);
  await taken();
  await pointElsewhere();
  await staysAt(1, 7999);
  vi.advanceTimersByTime(1);
  await expect.poll(shown).toBe(2);
  vi.advanceTimersByTime(8000);
  await expect.poll(shown).toBe(1);
});

it('[B2-050] stays eight seconds at a group that the reader chose', async () => {
  const screen = await carousel();
  await taken();
  await pointElsewhere();
  await staysAt(1, 7000);
  await screen.getByRole('button', { name: 'Next', exact: true }).click();
  await pointElsewhere();
  await expect.poll(shown).toBe(2);
  await staysAt(2, 7000);
  vi.advanceTimersByTime(1000);
  await expect.poll(shown).toBe(3);
});

it('rests while it is pointed at, focused by keyboard, or out of sight', async () => {
  const screen = await carousel();
  await taken();
  const link = screen.getByRole('link', { name: 'Title 1', exact: true });
  await link.hover();
  await staysAt(1, 30_000);
  await pointElsewhere();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expect.element(link).toHaveFocus();
  await staysAt(1, 30_000);
  link.element().blur();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await staysAt(1, 30_000);
  hidden.mockRestore();
  vi.advanceTimersByTime(8000);
  await expect.poll(shown).toBe(2);
});

it('stands still where no motion is wanted, until it is asked to play', async () => {
  await wantNoMotion('reduce');
  const screen = await carousel();
  await taken();
  await pointElsewhere();
  await staysAt(1, 30_000);
  await screen.getByRole('button', { name: 'Play' }).click();
  await pointElsewhere();
  vi.advanceTimersByTime(8000);
  await expect.poll(shown).toBe(2);
  await wantNoMotion('');
});

it('turns by the arrow keys and takes the focus along; one group needs no controls', async () => {
  const screen = await carousel();
  await taken();
  screen.getByRole('link', { name: 'Title 1', exact: true }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('link', { name: 'Title 4' })).toHaveFocus();
  await screen.unmount();
  const one = await carousel(3);
  expect(one.getByRole('button').elements()).toEqual([]);
});

it('leads to a page elsewhere in a window of its own', async () => {
  const screen = await render(
    <PickupCarousel
      title="Picks"
      pickups={[
        { id: 1, href: 'https://guide.example/a', title: 'How to draw', picture: picture(2, 2) },
      ]}
      groupSize={3}
      stayMs={8000}
      labels={labels}
    />,
  );
  const link = screen.getByRole('link', { name: 'How to draw' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'external noopener noreferrer');
});
