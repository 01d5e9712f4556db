import { unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { partName } from '@hanji/domain/reading/parted-documents.ts';
import {
  blocks,
  drawnSentences,
  frameDocument,
  scroller,
  seenSentences,
} from '#testing/drawn-book.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { lettersOf, partedBook } from '#testing/parted-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';
import { frames } from '#testing/frames.ts';

/** Where a sentence stands in the window. */
function standOf(sentence: number): DOMRect | undefined {
  const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
  const rect = blocks()[drawnSentences().indexOf(sentence)]?.getBoundingClientRect();
  return frame && rect && new DOMRect(frame.x + rect.x, frame.y + rect.y, rect.width, rect.height);
}
/** Distances between the blocks that follow each other. */
function gaps(): number[] {
  const rects = blocks().map((block) => block.getBoundingClientRect());
  return rects.slice(1).map((rect, index) => rect.top - (rects[index]?.bottom ?? Number.NaN));
}
function steps(): number {
  return ['Previous part', 'Next part'].flatMap((name) =>
    page.getByRole('button', { name }).elements(),
  ).length;
}
const size = 70;

beforeEach(() => page.viewport(600, 800));

describe('a document that was parted, in scroll mode', () => {
  it('reads on as one, down and up, with no break, no step and no end but its own', async () => {
    const onReadFinished = vi.fn();
    await render(testNovel({ book: partedBook([lettersOf(4, size)]), onReadFinished }));
    await novelShown();
    const seen: number[] = [];
    const look = (): void => {
      const { first, last } = seenSentences();
      const end = page.getByText('Continue').elements()[0]?.getBoundingClientRect().top ?? 1e6;
      expect(end > (standOf(last)?.bottom ?? 0)).toBe(true);
      expect(steps()).toBe(0);
      expect(new Set(gaps().map((gap) => gap.toFixed(2))).size).toBe(1);
      const drawn = drawnSentences();
      expect(drawn).toEqual(drawn.map((_, index) => (drawn[0] ?? 0) + index));
      for (let sentence = first; sentence <= last; sentence += 1) seen.push(sentence);
    };
    const go = async (key: string, isThere: () => boolean): Promise<void> => {
      await expect
        .poll(
          async () => {
            await userEvent.keyboard(`{${key}}`);
            await frames(2);
            look();
            return isThere();
          },
          { interval: 0, timeout: 60_000 },
        )
        .toBe(true);
    };
    look();
    await go('PageDown', () => onReadFinished.mock.calls.length > 0);
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 4 * size }, (_, index) => index)));
    await go('PageUp', () => seenSentences().first === 0);
    expect(onReadFinished).toHaveBeenCalledOnce();
  }, 90_000);

  it('moves no line when a part comes above it, comes below it or goes', async () => {
    const onPosition = vi.fn();
    const book = partedBook([lettersOf(8, size)]);
    // The middle of the fifth part, from which all others are far enough at first.
    const initialPosition = { cfi: '', percent: 52 };
    await render(testNovel({ book, onPosition, initialPosition }));
    await novelShown();
    const { first: read } = seenSentences();
    const stands = [standOf(read)?.top];
    await expect
      .poll(
        async () => {
          await frames(1);
          stands.push(standOf(read)?.top);
          return drawnSentences().length;
        },
        { interval: 0 },
      )
      .toBeGreaterThan(2 * size);
    expect(Math.floor(read / size)).toBe(4);
    for (const stand of stands) expect(Math.abs((stand ?? 1e6) - (stands[0] ?? 0))).toBeLessThan(1);
    // By the reader's own steps it moves by just these, whatever comes and goes.
    const reach = new Set<number>();
    for (let step = 0; step < 24; step += 1) {
      const by = step < 12 ? -1700 : 1700;
      const { first } = seenSentences();
      const before = standOf(first)?.top ?? Number.NaN;
      scroller().scrollTop += by;
      for (let frame = 0; frame < 12; frame += 1) {
        await frames(1);
        const now = standOf(first)?.top ?? Number.NaN;
        expect(Math.abs(now - (before - by))).toBeLessThan(1.5);
      }
      reach.add(drawnSentences()[0] ?? Number.NaN);
    }
    expect(reach.size).toBeGreaterThan(3);
  }, 60_000);

  it('holds a few parts of many, in one frame, and lets go of them at its end', async () => {
    const many = 24;
    const view = await render(testNovel({ book: partedBook([lettersOf(many, size)]) }));
    await novelShown();
    let [most, frame] = [0, 0];
    const note = (): void => {
      most = Math.max(most, drawnSentences().length / size);
      frame = Math.max(frame, document.querySelectorAll('iframe').length);
    };
    await expect
      .poll(
        async () => {
          scroller().scrollTop += 3000;
          await frames(2);
          note();
          return seenSentences().last;
        },
        { interval: 0, timeout: 60_000 },
      )
      .toBe(many * size - 1);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThan(12);
    expect(frame).toBe(1);
    await view.unmount();
    await expect.poll(() => document.querySelectorAll('iframe, .epub-container').length).toBe(0);
  }, 90_000);

  it.each([8, 24, 26, 49, 51, 76, 93])('comes back to its place at %i percent', async (percent) => {
    const book = partedBook([lettersOf(4, size)]);
    const onPosition = vi.fn();
    const view = await render(
      testNovel({ book, onPosition, initialPosition: { cfi: '', percent } }),
    );
    await novelShown();
    // After the reader's own move, with a neighbour in the frame.
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size);
    await frames(5);
    scroller().scrollTop += 333;
    await frames(5);
    const { first } = seenSentences();
    const percentNow = (): number => onPosition.mock.lastCall?.[0].percent ?? Number.NaN;
    await expect.poll(() => Math.abs(percentNow() - (100 * first) / (4 * size)) < 0.4).toBe(true);
    const position = onPosition.mock.lastCall?.[0];
    expect(position.cfi).toMatch(`epubcfi(/6/${2 * (Math.floor(first / size) + 1)}!`);
    await view.unmount();
    const firsts: number[] = [];
    for (const mode of ['scroll', 'page'] as const) {
      const again = await render(testNovel({ book, mode, initialPosition: position }));
      await novelShown();
      await frames(5);
      expect(seenSentences().first).toBeLessThanOrEqual(first);
      expect(seenSentences().last).toBeGreaterThanOrEqual(first);
      firsts.push(seenSentences().first);
      await again.unmount();
    }
    expect(firsts[0]).toBe(first);
  });

  it('keeps the sentence beside a join when its look and its size change', async () => {
    const book = partedBook([lettersOf(3, size)]);
    const initialPosition = { cfi: '', percent: 34 };
    const view = await render(testNovel({ book, initialPosition }));
    await novelShown();
    await expect.poll(() => drawnSentences().length).toBe(2 * size);
    // To and fro over the join, so that what is read is of the first part.
    scroller().scrollTop -= 400;
    await frames(15);
    const { first: read } = seenSentences();
    expect(Math.floor(read / size)).toBe(0);
    const isRead = (): boolean => seenSentences().first <= read && seenSentences().last >= read;
    for (const fontSize of [4, 0, 2]) {
      const settings = { ...defaultNovelSettings(false), fontSize };
      await view.rerender(testNovel({ book, initialPosition, settings }));
      await frames(12);
      await expect.poll(isRead).toBe(true);
    }
    for (const [width, height] of [
      [360, 640],
      [900, 500],
      [600, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => scroller().clientHeight).toBe(height);
      await frames(12);
      await expect.poll(isRead).toBe(true);
    }
    await expect.poll(() => seenSentences().first).toBe(read);
    await expect.poll(() => drawnSentences().length).toBe(2 * size);
  });

  it('keeps the line when a picture above comes late', async () => {
    const drawing = (height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}"/>`;
    const data = (height: number) => `data:image/svg+xml,${encodeURIComponent(drawing(height))}`;
    const parts = lettersOf(2, size);
    const book = partedBook([[`${parts[0]}<p><img id="late" alt=""/></p>`, parts[1] ?? '']]);
    await render(testNovel({ book, initialPosition: { cfi: '', percent: 54 } }));
    await novelShown();
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size);
    await frames(15);
    const { first } = seenSentences();
    const before = standOf(first)?.top ?? Number.NaN;
    for (const height of [14, 333]) {
      frameDocument()?.getElementById('late')?.setAttribute('src', data(height));
      frameDocument()?.getElementById('late')?.setAttribute('height', `${height}`);
      await frames(15);
      expect(Math.abs((standOf(first)?.top ?? Number.NaN) - before)).toBeLessThan(1);
    }
  });

  it('leads by steps to what it does not go on with, and back to its beginning', async () => {
    const documents = [lettersOf(2, size), lettersOf(3, size).slice(2)];
    await render(testNovel({ book: partedBook(documents) }));
    await novelShown();
    await expect.poll(() => drawnSentences().length).toBeGreaterThan(size - 1);
    await expect
      .poll(async () => {
        await userEvent.keyboard('{PageDown}');
        return page.getByRole('button', { name: 'Next part' }).elements().length;
      })
      .toBe(1);
    expect(page.getByRole('button', { name: 'Previous part' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.poll(() => seenSentences().first).toBe(2 * size);
    expect(drawnSentences()[0]).toBe(2 * size);
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Previous part' }).click();
    await expect.poll(() => seenSentences().first).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
  });

  it('offers the step after all where a part cannot be read', async () => {
    const [first = '', second = ''] = lettersOf(2, size);
    const files = unzipSync(new Uint8Array(partedBook([[first, second]])));
    delete files[`OPS/${partName('ch1.xhtml', 2)}`];
    await render(testNovel({ book: zipSync(files).buffer }));
    await novelShown();
    const isOffered = async (): Promise<boolean> => {
      await userEvent.keyboard('{PageDown}');
      return steps() > 0;
    };
    await expect.poll(isOffered).toBe(true);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect.element(page.getByText(labels.sectionFailed)).toBeVisible();
  });

  it('runs on sideways where the writing is vertical', async () => {
    const head = '<style>html { writing-mode: vertical-rl }</style>';
    const book = partedBook([lettersOf(4, size)], { head, rightToLeft: true, language: 'ja' });
    await render(testNovel({ book, language: 'ja', initialPosition: { cfi: '', percent: 51 } }));
    await novelShown();
    const { first: read } = seenSentences();
    expect(Math.floor(read / size)).toBe(2);
    const stand = (sentence: number): number => standOf(sentence)?.right ?? Number.NaN;
    const begun = stand(read);
    await expect.poll(() => drawnSentences()[0]).toBe(size);
    expect(Math.abs(stand(read) - begun)).toBeLessThan(1);
    const rects = blocks().map((block) => block.getBoundingClientRect());
    const between = rects.slice(1).map((rect, index) => (rects[index]?.left ?? 0) - rect.right);
    expect(new Set(between.map((gap) => gap.toFixed(2))).size).toBe(1);
    let drawn = 0;
    for (let step = 0; step < 12; step += 1) {
      const by = step < 6 ? 1300 : -1300;
      const { first } = seenSentences();
      const before = stand(first);
      scroller().scrollLeft += by;
      await frames(12);
      expect(Math.abs(stand(first) - (before - by))).toBeLessThan(1.5);
      drawn = Math.max(drawn, drawnSentences().length);
    }
    expect(drawn).toBeGreaterThan(2 * size);
  });
});
