import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames, openComic } from '#testing/open-comic.tsx';

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

/** Where a finger goes, from where it is put down. */
async function drag(way: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const touches = way.map(
    ([clientX, clientY]) => new Touch({ identifier: 1, target: document.body, clientX, clientY }),
  );
  for (const [index, touch] of touches.entries()) {
    const type = index === 0 ? 'touchstart' : 'touchmove';
    document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: [touch] }));
    await frames(2);
  }
}

async function letGo(): Promise<void> {
  document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }));
  await frames(2);
}

/** The wheel, at a moment in milliseconds: gestures are told apart by the time between them. */
function wheel(deltaY: number, timeStamp: number): void {
  const event = new WheelEvent('wheel', { bubbles: true, deltaY });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  document.body.dispatchEvent(event);
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
    wheel(400, 1000);
    await toEnd();
    wheel(400, 1100);
    wheel(400, 1200);
    await frames(2);
    expect(again.elements().length).toBe(0);
    wheel(400, 1500);
    await expect.element(again).toBeVisible();
    wheel(400, 1600);
    await frames(2);
    expect(opened).not.toHaveBeenCalled();
    wheel(400, 1900);
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('open with the second press of a key', async () => {
    await open('TTB');
    await toEnd();
    await userEvent.keyboard('{PageDown}');
    await expect.element(again).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => opened.mock.calls).toEqual([['next']]);
  });

  it('do nothing above the end, and a key that presses a button does nothing else', async () => {
    const { asked } = await open('TTB');
    await userEvent.keyboard('{PageDown}');
    await toEnd();
    page.getByRole('button', { name: 'Continue' }).element().focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    expect(asked).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('pages', () => {
  it.each([
    ['LTR', '{End}{ArrowRight}', '{ArrowRight}', [400, 100]],
    ['RTL', '{End}{ArrowLeft}', '{ArrowLeft}', [100, 400]],
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
      await userEvent.keyboard(key);
      await expect.element(again).toBeVisible();
      await userEvent.keyboard(key);
      await expect.poll(() => opened.mock.calls).toEqual([['next'], ['next']]);
    },
  );
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
});
