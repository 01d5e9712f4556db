import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violations } from '#testing/accessibility.ts';
import { testChapter } from '#testing/comic-images.ts';
import {
  box,
  one,
  openComic,
  openSettings,
  showControls,
  shownImages,
} from '#testing/open-comic.tsx';

const images = testChapter({ count: 6, width: 400, height: 560 });
const ready = () => expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
const bars = () => one('[data-shown]').dataset['shown'];
const viewer = page.getByRole('region', { name: 'Comic' });

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

describe('keys', () => {
  it('turn pages back with the shift key, and from end to end', async () => {
    await openComic({ images, orientation: 'RTL' });
    await ready();
    await userEvent.keyboard(' {PageDown}{ArrowLeft}');
    await expect.poll(shownImages).toEqual(['image-3']);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.poll(shownImages).toEqual(['image-2']);
    await userEvent.keyboard('{End}');
    await expect.poll(shownImages).toEqual(['image-5']);
    await userEvent.keyboard('{Home}');
    await expect.poll(shownImages).toEqual(['image-0']);
  });

  it('read on within a page that is taller than the screen before they turn it', async () => {
    await page.viewport(600, 500);
    const settings = { layers: { title: {}, device: { pageFit: 'width' } } } as const;
    await openComic({ images, orientation: 'LTR', settings });
    await ready();
    await userEvent.keyboard('{ArrowDown}');
    expect(box(0).top).toBe(-80);
    await userEvent.keyboard(' ');
    expect(Math.round(box(0).bottom)).toBe(500);
    expect(shownImages()).toEqual(['image-0']);
    await userEvent.keyboard(' ');
    await expect.poll(shownImages).toEqual(['image-1']);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.poll(shownImages).toEqual(['image-0']);
  });

  it('flip the mode and lead to the neighbouring chapters, once however long they are held', async () => {
    const steps = { onPreviousChapter: vi.fn<() => void>(), onNextChapter: vi.fn<() => void>() };
    await openComic({ images, orientation: 'TTB', ...steps });
    await userEvent.keyboard('m');
    await expect.poll(shownImages).toEqual(['image-0']);
    await userEvent.keyboard('m');
    await expect.poll(() => document.querySelectorAll('[data-ready]').length).toBe(0);
    await userEvent.keyboard('[[');
    expect(steps.onPreviousChapter).toHaveBeenCalledOnce();
    for (const repeat of [false, true, true]) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ']', repeat }));
    }
    expect(steps.onNextChapter).toHaveBeenCalledOnce();
  });

  it('ask for the whole screen, and leave it', async () => {
    const asked = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
    await openComic({ images, orientation: 'TTB' });
    await userEvent.keyboard('f');
    expect(asked).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('are the browser’s where it has no whole screen to give', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    await openComic({ images, orientation: 'TTB' });
    const key = new KeyboardEvent('keydown', { key: 'f', cancelable: true });
    window.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
    await openSettings();
    expect(page.getByRole('switch', { name: 'Full screen' }).elements()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('do nothing with modifiers, while something is typed or a panel is open', async () => {
    const onNextChapter = vi.fn<() => void>();
    const endSlot = <input aria-label="Comment" />;
    await openComic({ images: images.slice(0, 1), orientation: 'TTB', onNextChapter, endSlot });
    await userEvent.keyboard('{Control>}]{/Control}{Meta>}]{/Meta}');
    one('[aria-label="Comment"]').focus();
    await userEvent.keyboard(']]m');
    await openSettings();
    await userEvent.keyboard(']]');
    expect(onNextChapter).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-ready]')).toHaveLength(0);
  });

  it.each([
    ['TTB', 'Scroll on', ['↓', 'Space', 'Page Down']],
    ['LTR', 'Next page', ['→', 'Space', 'Page Down']],
    ['RTL', 'Next page', ['←', 'Space', 'Page Down']],
  ] as const)('are listed as they are for %s', async (orientation, does, keys) => {
    await openComic({ images, orientation });
    await userEvent.keyboard('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(help).toBeVisible();
    const row = help.getByRole('term').getByText(does).element().parentElement;
    expect([...(row?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent)).toEqual(keys);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(help).not.toBeInTheDocument();
  });
});

describe('the controls', () => {
  it.each([
    ['TTB', 'Read by pages'],
    ['LTR', 'Read vertically'],
    ['RTL', 'Read vertically'],
  ] as const)(
    'come first by Tab, take the focus and give it to the viewer at Escape, %s',
    async (orientation, first) => {
      await openComic({ images, orientation, onNextChapter: () => undefined });
      if (orientation !== 'TTB') await ready();
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: 'Show controls' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(bars).toBe('true');
      expect(one('[data-shown]').contains(document.activeElement)).toBe(true);
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: first })).toHaveFocus();
      // The first Escape closes what tells the button's name.
      await userEvent.keyboard('{Escape}{Escape}');
      await expect.poll(bars).toBe('false');
      await expect.element(viewer).toHaveFocus();
      expect(window.scrollY).toBe(0);
    },
  );

  it.each(['TTB', 'LTR'] as const)(
    'leave the focus of a pointer to the viewer when they go by themselves, %s',
    async (orientation) => {
      await openComic({ images, orientation, onComments: () => undefined });
      // They would go while a slow machine comes to press their button.
      stopClock(...timeouts);
      page.getByRole('button', { name: 'Show controls' }).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(bars).toBe('true');
      await page.getByRole('button', { name: 'Comments' }).click();
      await expect.element(page.getByRole('button', { name: 'Comments' })).toHaveFocus();
      await userEvent.hover(viewer, { position: { x: 300, y: 400 } });
      await expect.poll(() => (vi.advanceTimersByTime(1000), bars())).toBe('false');
      await expect.element(viewer).toHaveFocus();
    },
  );

  it.each([
    [390, 'LTR'],
    [360, 'LTR'],
    [360, 'RTL'],
    [1024, 'RTL'],
  ] as const)('lie in the direction of reading at %i px, %s', async (width, orientation) => {
    await page.viewport(width, 740);
    const steps = { onPreviousChapter: () => undefined, onNextChapter: () => undefined };
    await openComic({ images, orientation, ...steps });
    await ready();
    await showControls();
    const names = ['Previous chapter', 'Previous page', 'Next page', 'Next chapter'];
    const boxes = names.map((name) =>
      page.getByRole('button', { name }).element().getBoundingClientRect(),
    );
    const order = boxes.toSorted((a, b) => a.left - b.left).map((at) => names[boxes.indexOf(at)]);
    expect(order).toEqual(orientation === 'RTL' ? names.toReversed() : names);
    // All in one line, and on a phone with the slider above them from edge to edge.
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const slider = page.getByRole('slider', { name: 'Position' }).element().getBoundingClientRect();
    expect(slider.bottom <= (boxes[0]?.top ?? 0)).toBe(width < 768);
    expect(slider.width).toBeGreaterThan(width < 768 ? width * 0.6 : 200);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

describe('what is spoken', () => {
  const spoken = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);

  it('is the page on which the reader rests, not where they began', async () => {
    await openComic({ images, orientation: 'LTR' });
    await ready();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(spoken().join('')).toBe('');
    const said: string[] = [];
    await expect
      .poll(() => {
        said.push(spoken().join(''));
        return said.at(-1);
      })
      .toBe('3 of 6');
    expect(said).not.toContain('2 of 6');
  });
});
