import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { testChapter } from '#testing/comic-images.ts';
import { dragPage } from '#testing/drag-page.ts';
import { frames } from '#testing/frames.ts';
import { one, openComic } from '#testing/open-comic.tsx';

type Neighbour = (side: PullSide) => Promise<(() => void) | null>;

const opened = vi.fn<(side: PullSide) => void>();

async function open(
  orientation: 'TTB' | 'LTR' | 'RTL',
  onPull: Neighbour = async (side) => () => opened(side),
) {
  const asked = vi.fn<Neighbour>(onPull);
  const screen = await openComic({
    images: testChapter({ count: 10 }),
    orientation,
    onPull: asked,
  });
  await frames(4);
  return { asked, screen };
}

async function toEnd(): Promise<void> {
  window.scrollTo(0, document.documentElement.scrollHeight);
  await frames(3);
}

/** Milliseconds from now on, so far that a chapter has rested. */
const later = 10_000;

function happen(event: Event, inMs: number): void {
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + inMs });
  document.body.dispatchEvent(event);
}

/** Where a finger goes, from where it is put down. */
async function drag(
  way: readonly (readonly [x: number, y: number])[],
  inMs = later,
): Promise<void> {
  const touches = way.map(
    ([clientX, clientY]) => new Touch({ identifier: 1, target: document.body, clientX, clientY }),
  );
  for (const [index, touch] of touches.entries()) {
    const type = index === 0 ? 'touchstart' : 'touchmove';
    happen(new TouchEvent(type, { bubbles: true, touches: [touch] }), inMs);
    await frames(2);
  }
}

/** So long after the last that it was held. */
async function letGo(inMs = later + 1000): Promise<void> {
  happen(new TouchEvent('touchend', { bubbles: true, touches: [] }), inMs);
  await frames(2);
}

/** The wheel, at a moment: gestures are told apart by the time between them. */
function wheel(deltaY: number, inMs: number): void {
  happen(new WheelEvent('wheel', { bubbles: true, deltaY }), inMs);
}

function press(key: string, inMs: number, repeat = false): void {
  happen(new KeyboardEvent('keydown', { bubbles: true, key, repeat }), inMs);
}

const hint = page.getByText(labels.pullMore);
const again = page.getByText(labels.pullAgain);

beforeEach(async () => {
  opened.mockReset();
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

describe('a finger that pulls a strip past its end', () => {
  it('opens the next chapter when it lets go far enough, having shown how far it is', async () => {
    await open('TTB');
    await toEnd();
    await drag([
      [300, 600],
      [300, 530],
    ]);
    await expect.element(hint).toBeVisible();
    await drag([
      [300, 600],
      [300, 430],
    ]);
    await expect.element(page.getByText(labels.pullRelease)).toBeVisible();
    await expect.element(page.getByRole('paragraph').getByText(labels.nextChapter)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    await letGo();
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('opens nothing where it lets go before, comes back or was put down above the end', async () => {
    await open('TTB');
    await drag([
      [300, 600],
      [300, 100],
    ]);
    await toEnd();
    await drag([
      [300, 600],
      [300, 470],
    ]);
    await letGo();
    await drag([
      [300, 600],
      [300, 400],
      [300, 590],
    ]);
    await letGo();
    expect(opened).not.toHaveBeenCalled();
    await expect.poll(() => hint.elements().length).toBe(0);
  });

  it('opens nothing by a fling, nor where it was put down before the end had rested', async () => {
    await open('TTB');
    await toEnd();
    const way = [
      [300, 700],
      [300, 300],
    ] as const;
    await drag(way);
    await letGo(0);
    await drag(way, -later);
    await letGo();
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens nothing by swipes that take their time, until one of them is held', async () => {
    await open('TTB');
    await toEnd();
    const swipe = (from: number): void => {
      for (let step = 0; step <= 20; step += 1) {
        const clientY = 700 - step * 30;
        const touch = new Touch({ identifier: 1, target: document.body, clientX: 300, clientY });
        const type = step === 0 ? 'touchstart' : 'touchmove';
        happen(new TouchEvent(type, { bubbles: true, touches: [touch] }), from + step * 20);
      }
    };
    for (const from of [later, later + 1000, later + 2000]) {
      swipe(from);
      await letGo(from + 420);
    }
    expect(opened).not.toHaveBeenCalled();
    swipe(later + 3000);
    await letGo(later + 3620);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('opens the previous one past the top', async () => {
    await open('TTB');
    await drag([
      [300, 100],
      [300, 300],
    ]);
    await expect
      .element(page.getByRole('paragraph').getByText(labels.previousChapter))
      .toBeVisible();
    await letGo();
    await expect.poll(() => opened.mock.calls).toEqual([['previous']]);
  });

  it('shows and opens nothing where the neighbour has to be paid for', async () => {
    const { asked } = await open('TTB', async () => null);
    await toEnd();
    await drag([
      [300, 600],
      [300, 400],
    ]);
    await expect.poll(() => asked.mock.calls).toEqual([['next']]);
    await frames(4);
    expect(page.getByText(labels.pullRelease).elements().length).toBe(0);
    await letGo();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('wheel and keys at the end of a strip', () => {
  it('open with the second gesture, and never by what ran into the end', async () => {
    await open('TTB');
    await toEnd();
    wheel(400, -later);
    wheel(400, later);
    await expect.element(again).toBeVisible();
    // Two notches that follow one another are one way on.
    wheel(400, later + 300);
    await expect.poll(() => again.elements().length).toBe(0);
    wheel(400, later + 1500);
    await expect.element(again).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    wheel(400, later + 2500);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('open with the second press of a key', async () => {
    await open('TTB');
    await toEnd();
    press('PageDown', later);
    await expect.element(again).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    press('ArrowDown', later + 1000);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('open nothing by presses that read on fast, nor by a key that is held', async () => {
    await open('TTB');
    await toEnd();
    for (let time = 0; time < 50; time += 1) press(' ', time * 150);
    for (let time = 0; time < 50; time += 1) press('PageDown', later + time * 1000, time > 0);
    await frames(4);
    expect(opened).not.toHaveBeenCalled();
    expect(again.elements().length).toBe(0);
  });

  it('do nothing above the end, and a key that presses a button does nothing else', async () => {
    const { asked } = await open('TTB');
    press('PageDown', later);
    await toEnd();
    const button = page.getByRole('button', { name: 'Continue' }).element();
    for (const inMs of [1000, 2000]) {
      const event = new KeyboardEvent('keydown', { bubbles: true, key: ' ' });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + later + inMs });
      button.dispatchEvent(event);
    }
    await frames(2);
    expect(asked).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('pages', () => {
  it.each([
    ['LTR', '{End}{ArrowRight}', 'ArrowRight', [400, 100]],
    ['RTL', '{End}{ArrowLeft}', 'ArrowLeft', [100, 400]],
  ] as const)(
    '%s open the next chapter past their end page',
    async (direction, end, key, [from, to]) => {
      await open(direction);
      await userEvent.keyboard(end);
      await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await drag([
        [from, 300],
        [to, 300],
      ]);
      await letGo();
      await expect.poll(() => opened.mock.calls).toEqual([['next']]);
      press(key, later);
      await expect.element(again).toBeVisible();
      press(key, later + 1000);
      await expect.poll(() => opened.mock.calls).toEqual([['next'], ['next']]);
    },
  );
});

describe('the card after the last page, taller than the screen', () => {
  async function openTall(): Promise<void> {
    await openComic({
      images: testChapter({ count: 2 }),
      orientation: 'RTL',
      onPull: async (side) => () => opened(side),
      endSlot: <div style={{ blockSize: '2000px' }}>After it</div>,
    });
    await frames(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(() => one('[data-slide="end"]').dataset['current']).toBe('true');
    await frames(4);
  }

  it('is an edge for who goes on to the side, at its top too', async () => {
    await openTall();
    press('ArrowLeft', later);
    await expect.element(again).toBeVisible();
    press('ArrowLeft', later + 1000);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('is pulled to the side from its top', async () => {
    await openTall();
    await drag([
      [100, 400],
      [400, 400],
    ]);
    await letGo();
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('is scrolled first by a wheel that turns down', async () => {
    await openTall();
    wheel(100, later);
    wheel(100, later + 1000);
    await frames(4);
    expect(again.elements()).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });
});

it('takes a first act back from who has turned on since, and says one thing at a time', async () => {
  await open('LTR');
  await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
  press('ArrowLeft', later);
  await expect.element(again).toBeVisible();
  await expect.poll(() => page.getByText(labels.firstPage).elements()).toEqual([]);
  dragPage(500, 480, 400, 300, 200);
  await expect.poll(() => again.elements()).toEqual([]);
  dragPage(200, 220, 300, 400, 500);
  await expect
    .poll(() => one('[data-current="true"] [data-image]').dataset['image'])
    .toBe('image-0');
  press('ArrowLeft', later + 1500);
  await expect.element(again).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

describe('a chapter that is come up into', () => {
  it('opens at the last screen of its strip, which stays through another width, and is not read by that', async () => {
    const onReadFinished = vi.fn<() => void>();
    const images = testChapter({ count: 10 });
    await openComic({ images, orientation: 'TTB', opensAtEnd: true, onReadFinished });
    await frames(4);
    const bottom = (): number =>
      document.querySelector('[data-image="image-9"]')?.getBoundingClientRect().bottom ?? 0;
    expect(Math.abs(bottom() - window.innerHeight)).toBeLessThan(2);
    await page.viewport(400, 700);
    await frames(4);
    await expect.poll(() => Math.abs(bottom() - window.innerHeight)).toBeLessThan(2);
    expect(onReadFinished).not.toHaveBeenCalled();
    window.scrollTo(0, 500);
    await frames(4);
    await toEnd();
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });

  it('opens at its last page, and stays where the reader went on when the mode changes', async () => {
    const onReadFinished = vi.fn<() => void>();
    const images = testChapter({ count: 10 });
    await openComic({ images, orientation: 'LTR', opensAtEnd: true, onReadFinished });
    await frames(4);
    await expect.element(page.getByRole('img', { name: labels.imageAlt(10) })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await frames(2);
    expect(onReadFinished).not.toHaveBeenCalled();
    await userEvent.keyboard('m');
    await expect.poll(() => document.querySelectorAll('[data-slide]').length).toBe(0);
    expect(window.scrollY).toBe(0);
  });

  it('opens at the foot of a last page that is taller than the screen, which stays through another size', async () => {
    const onReadFinished = vi.fn<() => void>();
    await openComic({
      images: testChapter({ count: 3, width: 600, height: 1400 }),
      orientation: 'LTR',
      settings: { layers: { title: {}, device: { pageFit: 'width' } } },
      opensAtEnd: true,
      onReadFinished,
    });
    const bottom = (): number => one('[data-image="image-2"]').getBoundingClientRect().bottom;
    await expect.poll(() => Math.abs(bottom() - window.innerHeight)).toBeLessThan(2);
    await page.viewport(400, 500);
    await expect.poll(() => Math.abs(bottom() - 500)).toBeLessThan(2);
    await frames(4);
    expect(onReadFinished).not.toHaveBeenCalled();
    const slide = one('[data-current="true"]');
    slide.scrollTop -= 100;
    await frames(4);
    expect(onReadFinished).not.toHaveBeenCalled();
    slide.scrollTop += 100;
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });
});
