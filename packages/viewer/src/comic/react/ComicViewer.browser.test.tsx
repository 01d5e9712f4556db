import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { swiperParts } from '#comic/react/pager/turning/use-pager.ts';
import { dragPage } from '#testing/drag-page.ts';
import { frames } from '#testing/frames.ts';

type Options = Partial<ComicViewerProps> & Pick<ComicViewerProps, 'images' | 'orientation'>;

async function open(options: Options): Promise<Awaited<ReturnType<typeof render>>> {
  return render(
    <ComicViewer
      labels={labels}
      PanelWords={TestPanelWords}
      settings={{ storedDirection: options.orientation }}
      endSlot={<button type="button">Continue</button>}
      {...options}
    />,
  );
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
function box(id: number): DOMRect {
  return one(`[data-image="image-${id}"]`).getBoundingClientRect();
}
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frames(2);
}
/** Ids of the images on the slide that is shown, in the order of the screen. */
function shownImages(): string[] {
  return all('[data-current="true"] [data-image]')
    .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((element) => element.dataset['image'] ?? '');
}
function pagerReady(): Promise<unknown> {
  return expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
}

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});
afterEach(() => void vi.restoreAllMocks());

/** At once: a pointer would wait for bars that have gone after 3 s without use. */
function slideTo(value: string): void {
  const slider = one('input[type="range"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('vertical', () => {
  it('has its whole height before any image has loaded, and keeps it', async () => {
    await open({ images: testChapter({ count: 40 }), orientation: 'TTB' });
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
    await open({ images: testChapter({ count: 6, width: 359, height: 517 }), orientation: 'TTB' });
    expect(box(0).width).toBe(720);
    for (let index = 1; index < 6; index += 1) {
      expect(box(index).top).toBeCloseTo(box(index - 1).bottom, 3);
    }
    await page.viewport(411, 800);
    await expect.poll(() => box(0).width).toBe(411);
  });

  it('holds few images of 200 and boxes for those around, wherever the reader is', async () => {
    await open({ images: testChapter({ count: 200 }), orientation: 'TTB' });
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
    await open({ images: testChapter({ count: 10 }), orientation: 'TTB', onReadFinished });
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
    await open({ images, orientation: 'TTB', initialPosition, onPosition });
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
    await open({ images: testChapter({ count: 20 }), orientation: 'TTB' });
    await userEvent.click(one('[data-image]'));
    const slider = one('input[type="range"]');
    await expect.poll(() => slider.getAttribute('max')).toBe('100');
    slideTo('50');
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
    await open({ images, orientation: 'TTB', onReadFailed, loadImage });
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
    await open({ images, orientation: 'TTB', onReadFailed, loadImage });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    expect(onReadFailed).toHaveBeenCalledExactlyOnceWith('image-0');
  });

  it('shows its button where it never had an address', async () => {
    const images = testChapter({ count: 1 }).map((image) => ({ ...image, sources: [] }));
    await open({ images, orientation: 'TTB' });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
  });
});

describe('by pages', () => {
  it.each([
    ['LTR', '{ArrowRight}', '{ArrowLeft}'],
    ['RTL', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('turns with the keys, %s', async (orientation, forwards, backwards) => {
    await open({ images: testChapter({ count: 5 }), orientation });
    await pagerReady();
    expect(shownImages()).toEqual(['image-0']);
    await userEvent.keyboard(forwards);
    await expect.poll(shownImages).toEqual(['image-1']);
    await expect.poll(() => Math.round(box(1).left + box(1).right)).toBe(600);
    await userEvent.keyboard(forwards);
    await expect.poll(shownImages).toEqual(['image-2']);
    await userEvent.keyboard(backwards);
    await expect.poll(shownImages).toEqual(['image-1']);
    expect(box(2).left < box(1).left).toBe(orientation === 'RTL');
  });

  it('[B4-049] pairs pages above 767 px but for the cover, the first one where reading begins', async () => {
    await page.viewport(767, 800);
    await open({ images: testChapter({ count: 5 }), orientation: 'RTL' });
    await pagerReady();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shownImages).toEqual(['image-2']);
    await page.viewport(768, 800);
    await expect.poll(shownImages).toEqual(['image-2', 'image-1']);
    await pagerReady();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shownImages).toEqual(['image-4', 'image-3']);
    await userEvent.keyboard('{Home}');
    await expect.poll(shownImages).toEqual(['image-0']);
  });

  it('shows the slices of a page as one page, whole on the screen', async () => {
    const images = testChapter({ count: 4, height: 300, pageOf: (index) => Math.floor(index / 2) });
    await open({ images, orientation: 'LTR' });
    await pagerReady();
    expect(shownImages()).toEqual(['image-0', 'image-1']);
    expect(box(1).top).toBeCloseTo(box(0).bottom, 3);
    expect(box(1).bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('[A4-033] [B4-047] turns when swiped', async () => {
    await open({ images: testChapter({ count: 5 }), orientation: 'LTR' });
    await pagerReady();
    dragPage(500, 480, 400, 300, 200);
    await expect.poll(shownImages).toEqual(['image-1']);
  });

  it('[A9-004] [B9-005] turns a page by the wheel at most every 100 ms', async () => {
    // Without motion nothing but the throttle holds the wheel back.
    const ask = window.matchMedia.bind(window);
    const asked = vi.spyOn(window, 'matchMedia');
    asked.mockImplementation((query) => ask(query.includes('motion') ? 'all' : query));
    onTestFinished(() => asked.mockRestore());
    await open({ images: testChapter({ count: 30 }), orientation: 'LTR' });
    await pagerReady();
    stopClock('Date');
    // The pager takes a growing delta for the reader's, an equal one for the wheel's own run.
    let delta = 40;
    const wheelAfter = async (milliseconds: number): Promise<string | undefined> => {
      vi.advanceTimersByTime(milliseconds);
      const wheel = { deltaY: (delta += 1), bubbles: true, cancelable: true };
      one('[data-ready]').dispatchEvent(new WheelEvent('wheel', wheel));
      await frames(2);
      return shownImages()[0];
    };
    expect(await wheelAfter(1000)).toBe('image-1');
    expect(await wheelAfter(99)).toBe('image-1');
    expect(await wheelAfter(1)).toBe('image-2');
    expect(await wheelAfter(50)).toBe('image-2');
    expect(await wheelAfter(50)).toBe('image-3');
  });

  it('[A9-004] [B9-005] takes 100 ms for a turn', async () => {
    await open({ images: testChapter({ count: 3 }), orientation: 'LTR' });
    await pagerReady();
    const slides = one('[data-ready] > *');
    const duration = new Promise((resolve) => {
      const begins = (): void => resolve(getComputedStyle(slides).transitionDuration);
      slides.addEventListener('transitionrun', begins, { once: true });
    });
    await userEvent.keyboard('{ArrowRight}');
    expect(await duration).toBe('0.1s');
  });

  it('[B4-048] emits read-finished once, on the last slide, and then shows the end page', async () => {
    const onReadFinished = vi.fn();
    await open({ images: testChapter({ count: 3 }), orientation: 'LTR', onReadFinished });
    await pagerReady();
    const end = one('[data-ready] > :first-child > :last-child');
    expect(end.inert).toBe(true);
    const turn = async (key: string, slide: number): Promise<void> => {
      await userEvent.keyboard(key);
      await expect
        .poll(() => all('[data-ready] > * > *').indexOf(one('[data-current="true"]')))
        .toBe(slide);
    };
    await turn('{ArrowRight}', 1);
    expect(onReadFinished).not.toHaveBeenCalled();
    await turn('{ArrowRight}', 2);
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
    await turn('{ArrowRight}', 3);
    await turn('{ArrowLeft}', 2);
    await turn('{ArrowRight}', 3);
    expect(onReadFinished).toHaveBeenCalledTimes(1);
    expect(end.inert).toBe(false);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  it('holds few images of 200', async () => {
    await open({ images: testChapter({ count: 200 }), orientation: 'LTR' });
    await pagerReady();
    const counts = new Set<number>();
    for (let turn = 1; turn <= 6; turn += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(shownImages).toEqual([`image-${turn}`]);
      counts.add(all('img').length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });

  it('has a slider by absolute page that goes there', async () => {
    await open({ images: testChapter({ count: 12 }), orientation: 'RTL' });
    await pagerReady();
    await userEvent.click(one('[data-current="true"] [data-image]'));
    const slider = one('input[type="range"]');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1 of 12');
    expect(slider.getAttribute('dir')).toBe('rtl');
    slideTo('9');
    await expect.poll(shownImages).toEqual(['image-8']);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('9 of 12');
  });
});

describe('the mode', () => {
  it('[A4-025] [A4-036] [B4-050] [A9-003] [B9-005] flips, and the pager comes after 250 ms at the same page', async () => {
    const initialPosition = { imageId: 'image-7', fraction: 0.5 };
    const onSettings = vi.fn();
    const images = testChapter({ count: 12 });
    await open({ images, orientation: 'TTB', initialPosition, onSettings });
    one('[data-image="image-7"]').click();
    holdControls();
    const flip = page.getByRole('button', { name: 'Read by pages' });
    await expect.element(flip).toBeVisible();
    // Nothing but the time is waited for.
    await swiperParts.load();
    stopClock(...timeouts);
    flip.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await pass(249);
    expect(onSettings).toHaveBeenCalledWith({ title: { mode: 'page' }, device: {} });
    expect(shownImages()).toEqual(['image-7']);
    expect(one('[data-ready]').dataset['ready']).toBe('false');
    await pass(1);
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    vi.useRealTimers();
    expect(shownImages()).toEqual(['image-7']);
    await page.getByRole('button', { name: 'Read vertically' }).click();
    await expect.poll(() => Math.abs(-box(7).top - box(7).height / 2)).toBeLessThan(2);
  });
});

describe('controls', () => {
  it('[A4-028] [A9-038] come on a tap and go after 3,000 ms without use', async () => {
    await open({ images: testChapter({ count: 3 }), orientation: 'TTB' });
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
    await open({ images: testChapter({ count: 3 }), orientation: 'TTB', onComments });
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
      await open({ images: testChapter({ count: 3 }), orientation, ...calls });
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
    await open({ images: testChapter({ count: 3 }), orientation: 'TTB', ...calls });
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
      await open({ images, orientation, settings: { storedDirection }, onDirection });
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
    await open({ images: testChapter({ count: 3 }), orientation: 'RTL', onDirection });
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
  const site = await open({ images: broken, orientation: 'TTB', onImageLoaded, endSlot });
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('[alt="Next"]')?.complete)
    .toBe(true);
  await expect.poll(() => one('[data-image]').dataset['status']).toBe('waiting');
  expect(onImageLoaded).not.toHaveBeenCalled();
  await site.unmount();
  await open({ images: drawn ? [drawn] : [], orientation: 'TTB', onImageLoaded });
  await expect.poll(() => onImageLoaded.mock.calls).toEqual([['image-0']]);
});

describe('an empty chapter', () => {
  it('says so and still leads on', async () => {
    await open({ images: [], orientation: 'TTB' });
    await expect.element(page.getByText('No pictures')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
});
