import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
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
  '[A4-032] of a work read %s nothing is before the first page, as a notification says for 2,400 ms',
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
