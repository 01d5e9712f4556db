import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { dragPage } from '#testing/drag-page.ts';
import { frames } from '#testing/frames.ts';
import { one, openComic } from '#testing/open-comic.tsx';

beforeEach(async () => {
  await page.viewport(600, 800);
});

const notice = page.getByText(labels.firstPage);

it.each([
  ['LTR', '{ArrowLeft}', '{ArrowRight}'],
  ['RTL', '{ArrowRight}', '{ArrowLeft}'],
] as const)(
  '[A4-032] [A9-002] of a work read %s nothing is before the first page, as a notification says for 2,400 ms',
  async (orientation, back, on) => {
    await openComic({ images: testChapter({ count: 3 }), orientation });
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    stopClock(...timeouts);
    await userEvent.keyboard(back);
    await expect.poll(() => notice.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2399);
    await frames(2);
    expect(notice.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => notice.elements()).toHaveLength(0);
    vi.useRealTimers();
    await userEvent.keyboard(`${on}${back}`);
    await frames(6);
    expect(notice.elements()).toHaveLength(0);
  },
);

it.each([
  ['LTR', [200, 220, 300, 400]],
  ['RTL', [400, 380, 300, 200]],
] as const)(
  '[A4-032] so it says to who swipes back, of a work read %s',
  async (orientation, back) => {
    await openComic({ images: testChapter({ count: 3 }), orientation });
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    dragPage(...back);
    await expect.poll(() => notice.elements()).toHaveLength(1);
    // On, and back to it: nothing was asked for that is not there.
    dragPage(...back.toReversed());
    await expect.poll(() => notice.elements()).toHaveLength(0);
    await expect
      .poll(() => one('[data-current="true"]').querySelector('[data-image="image-1"]'))
      .not.toBeNull();
    await new Promise((passed) => setTimeout(passed, 300));
    dragPage(...back);
    await expect
      .poll(() => one('[data-current="true"]').querySelector('[data-image="image-0"]'))
      .not.toBeNull();
    expect(notice.elements()).toHaveLength(0);
  },
);
