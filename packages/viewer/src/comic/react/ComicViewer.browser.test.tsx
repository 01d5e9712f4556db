import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { all, box, one, openComic, slide } from '#testing/open-comic.tsx';
import { pass } from '#testing/pass.ts';

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => void vi.restoreAllMocks());

describe('vertical', () => {
  it('has its whole height before any image has loaded, and keeps it', async () => {
    await openComic({ images: testChapter({ count: 40 }), orientation: 'TTB' });
    const before = document.documentElement.scrollHeight;
    expect(all('img').length).toBeLessThan(6);
    expect(before).toBeGreaterThanOrEqual(Math.floor((40 * 600 * 640) / 360));
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
    for (let y = 0; y < before; y += 900) {
      window.scrollTo(0, y);
      await frames(3);
    }
    window.scrollTo(0, 0);
    await expect.poll(() => one('[data-image]').dataset['status']).toBe('loaded');
    observer.disconnect();
    expect(document.documentElement.scrollHeight).toBe(before);
    expect(shifts).toEqual([]);
    // Of its own shape, to the next whole pixel.
    expect(box(0).height).toBe(Math.round((600 * 640) / 360));
  });

  it('[A2-108] [B9-024] caps the width at 720 px and joins slices without a seam', async () => {
    await page.viewport(1280, 800);
    await openComic({
      images: testChapter({ count: 6, width: 359, height: 517 }),
      orientation: 'TTB',
    });
    expect(box(0).width).toBe(720);
    for (let index = 1; index < 6; index += 1) {
      expect(box(index).top).toBeCloseTo(box(index - 1).bottom, 3);
    }
    await page.viewport(411, 800);
    await expect.poll(() => box(0).width).toBe(411);
  });

  it('holds few images of 200 and boxes for those around, wherever the reader is', async () => {
    await openComic({ images: testChapter({ count: 200 }), orientation: 'TTB' });
    expect(all('[data-image]').length).toBeLessThan(20);
    const counts: number[] = [];
    const isEmpty = (): boolean => {
      const middle = document.elementFromPoint(300, 400);
      return middle?.tagName !== 'IMG' && middle?.closest('[data-image]') !== null;
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += 7000) {
      window.scrollTo(0, y);
      await frames(3);
      await expect.poll(isEmpty).toBe(false);
      counts.push(all('img').length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('[A4-034] says that the end was on screen, once and not before', async () => {
    const onReadFinished = vi.fn();
    await openComic({ images: testChapter({ count: 10 }), orientation: 'TTB', onReadFinished });
    await frames(5);
    expect(onReadFinished).not.toHaveBeenCalled();
    const end = document.documentElement.scrollHeight;
    for (const y of [end, 0, end, 0, end]) {
      window.scrollTo(0, y);
      await frames(3);
    }
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });

  it('opens where the reader was and stays there when the width changes', async () => {
    const initialPosition = { imageId: 'image-7', fraction: 0.4 };
    const images = testChapter({ count: 20 });
    const onPosition = vi.fn();
    await openComic({ images, orientation: 'TTB', initialPosition, onPosition });
    const fraction = (): number => -box(7).top / box(7).height;
    const off = (): number => Math.abs(fraction() - 0.4) * box(7).height;
    expect(off()).toBeLessThan(2);
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
      [800, 360],
      [411, 900],
      [600, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => box(0).width).toBe(Math.min(720, width));
      await frames(3);
      await expect.poll(off).toBeLessThan(2);
    }
    expect(onPosition).not.toHaveBeenCalled();
    window.scrollBy(0, 500);
    await expect.poll(() => onPosition.mock.lastCall?.[0].imageId).toBe('image-7');
    expect(onPosition.mock.lastCall?.[0].fraction).toBeCloseTo(0.4 + 500 / box(7).height, 2);
  });

  it('[B9-042] has a slider by percent that goes there', async () => {
    await openComic({ images: testChapter({ count: 20 }), orientation: 'TTB' });
    await userEvent.click(one('[data-image]'));
    const slider = one('input[type="range"]');
    await expect.poll(() => slider.getAttribute('max')).toBe('100');
    slide('Position', 50);
    const way = one('[data-strip]').offsetHeight - window.innerHeight;
    await expect.poll(() => Math.abs(window.scrollY - way / 2)).toBeLessThan(way / 100);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('50 %');
  });
});

describe('a failed image', () => {
  it('[A4-037] [B4-051] is tried twice more, then shows its own button; the reader hears once', async () => {
    const failures: string[] = [];
    const listen = (event: Event): void => {
      if (event.target instanceof HTMLImageElement) failures.push(event.target.alt);
    };
    document.addEventListener('error', listen, true);
    const onReadFailed = vi.fn();
    const images = testChapter({
      count: 3,
      urlOf: (index, drawn) => (index < 2 ? brokenAddress : drawn),
    });
    const loadImage = vi.fn(async () => testChapter({ count: 1 })[0]?.sources ?? []);
    // Every automatic try fails: fresh addresses are as broken as the old ones.
    loadImage.mockImplementationOnce(async () => [{ width: 360, url: brokenAddress }]);
    loadImage.mockImplementationOnce(async () => [{ width: 360, url: brokenAddress }]);
    await openComic({ images, orientation: 'TTB', onReadFailed, loadImage });
    const height = document.documentElement.scrollHeight;
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.poll(() => retry.elements().length).toBe(2);
    document.removeEventListener('error', listen, true);
    expect(failures.toSorted()).toEqual([
      'Page 1',
      'Page 1',
      'Page 1',
      'Page 2',
      'Page 2',
      'Page 2',
    ]);
    await expect.poll(() => onReadFailed.mock.calls.length).toBe(1);
    expect(onReadFailed).toHaveBeenCalledWith('image-0');

    await retry.first().click();
    await expect.poll(() => one('[data-image="image-0"]').dataset['status']).toBe('loaded');
    expect(retry.elements()).toHaveLength(1);
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(onReadFailed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the service does not answer', () => Promise.reject(new Error('offline'))],
    ['the chapter has the image no longer', () => Promise.resolve([])],
  ])('[A4-037] [B4-051] shows its button where %s', async (_, loadImage) => {
    const onReadFailed = vi.fn<() => void>();
    const images = testChapter({ count: 1, urlOf: () => brokenAddress });
    await openComic({ images, orientation: 'TTB', onReadFailed, loadImage });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    expect(onReadFailed).toHaveBeenCalledExactlyOnceWith('image-0');
  });

  it('shows its button where it never had an address', async () => {
    const images = testChapter({ count: 1 }).map((image) => ({ ...image, sources: [] }));
    await openComic({ images, orientation: 'TTB' });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
  });
});

describe('controls', () => {
  it('[A4-028] [A9-038] come on a tap and go after 3,000 ms without use', async () => {
    await openComic({ images: testChapter({ count: 3 }), orientation: 'TTB' });
    stopClock(...timeouts);
    const bars = one('[data-shown]');
    expect(bars.inert).toBe(true);
    one('[data-image]').click();
    await expect.poll(() => bars.dataset['shown']).toBe('true');
    expect(bars.inert).toBe(false);
    await pass(1000);
    // React answers a press at once, a movement when it has the time.
    bars.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await pass(2999);
    expect(bars.dataset['shown']).toBe('true');
    await pass(1);
    await expect.poll(() => bars.dataset['shown']).toBe('false');
  });

  it('[A4-029] [A9-038] tell a button by its name after a long press, for 4,000 ms, and stay as long', async () => {
    const onComments = vi.fn<() => void>();
    await openComic({ images: testChapter({ count: 3 }), orientation: 'TTB', onComments });
    stopClock(...timeouts);
    one('[data-image]').click();
    const button = page.getByRole('button', { name: 'Comments' });
    const press = (type: string): boolean =>
      button
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    await expect.poll(() => button.elements().length).toBe(1);
    press('pointerdown');
    await pass(500);
    const tip = page.getByRole('tooltip').getByText('Comments');
    await expect.poll(() => tip.elements().length).toBe(1);
    press('pointerup');
    await pass(3999);
    expect(tip.elements()).toHaveLength(1);
    expect(one('[data-shown]').dataset['shown']).toBe('true');
    await pass(1);
    await expect.poll(() => tip.elements().length).toBe(0);
    expect(one('[data-shown]').dataset['shown']).toBe('true');
    await pass(3000);
    await expect.poll(() => one('[data-shown]').dataset['shown']).toBe('false');
  });

  it.each(['TTB', 'RTL'] as const)(
    '[A2-104] lead to the previous and to the next chapter, %s',
    async (orientation) => {
      const calls = { onPreviousChapter: vi.fn<() => void>(), onNextChapter: vi.fn<() => void>() };
      await openComic({ images: testChapter({ count: 3 }), orientation, ...calls });
      holdControls();
      page.getByRole('button', { name: 'Show controls' }).element().focus();
      await userEvent.keyboard('{Enter}');
      await page.getByRole('button', { name: 'Previous chapter' }).click();
      expect(calls.onPreviousChapter).toHaveBeenCalledOnce();
      expect(calls.onNextChapter).not.toHaveBeenCalled();
      await page.getByRole('button', { name: 'Next chapter' }).click();
      expect(calls.onNextChapter).toHaveBeenCalledOnce();
    },
  );

  it('are reached by keyboard, and lead to the neighbours and the comments', async () => {
    const calls = { onNextChapter: vi.fn(), onComments: vi.fn() };
    await openComic({ images: testChapter({ count: 3 }), orientation: 'TTB', ...calls });
    holdControls();
    const show = page.getByRole('button', { name: 'Show controls' });
    show.element().focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Next chapter' }).click();
    await page.getByRole('button', { name: 'Comments' }).click();
    await expect.element(page.getByRole('button', { name: 'Previous chapter' })).toBeDisabled();
    expect(calls.onNextChapter).toHaveBeenCalledTimes(1);
    expect(calls.onComments).toHaveBeenCalledTimes(1);
  });
});

describe('the reading guide', () => {
  it.each([
    ['RTL', 'LTR', 'Read to the left'],
    ['LTR', undefined, 'Read to the right'],
    ['TTB', 'RTL', 'Read downwards'],
  ] as const)(
    '[A4-031] [A9-002] shows for %s after %s and goes after 2,400 ms',
    async (orientation, storedDirection, words) => {
      const onDirection = vi.fn();
      const images = testChapter({ count: 3 });
      stopClock(...timeouts);
      await openComic({ images, orientation, settings: { storedDirection }, onDirection });
      await expect.poll(() => page.getByText(words).elements().length).toBe(1);
      expect(onDirection).toHaveBeenCalledWith(orientation);
      await pass(2399);
      expect(page.getByText(words).elements()).toHaveLength(1);
      await pass(1);
      await expect.poll(() => page.getByText(words).elements().length).toBe(0);
    },
  );

  it('does not show when the direction is the stored one', async () => {
    const onDirection = vi.fn();
    await openComic({ images: testChapter({ count: 3 }), orientation: 'RTL', onDirection });
    expect(one('[role="status"]').textContent).toBe('');
    expect(onDirection).not.toHaveBeenCalled();
  });
});

it('tells of its own images that come, and of none that stands in a slot', async () => {
  const onImageLoaded = vi.fn<(imageId: string) => void>();
  const [drawn] = testChapter({ count: 1 });
  const url = drawn?.sources[0]?.url;
  const endSlot = <img alt="Next" src={url} width="1" height="1" />;
  const broken = testChapter({ count: 1, urlOf: () => brokenAddress });
  const site = await openComic({ images: broken, orientation: 'TTB', onImageLoaded, endSlot });
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('[alt="Next"]')?.complete)
    .toBe(true);
  await expect.poll(() => one('[data-image]').dataset['status']).toBe('waiting');
  expect(onImageLoaded).not.toHaveBeenCalled();
  await site.unmount();
  await openComic({ images: drawn ? [drawn] : [], orientation: 'TTB', onImageLoaded });
  await expect.poll(() => onImageLoaded.mock.calls).toEqual([['image-0']]);
});

describe('an empty chapter', () => {
  it('says so and still leads on', async () => {
    await openComic({ images: [], orientation: 'TTB' });
    await expect.element(page.getByText('No pictures')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
});
