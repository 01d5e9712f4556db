import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

/** Paragraphs of which no two lines are the same. */
function told(count: number, from = 0): string {
  const words = ['walks', 'along', 'the', 'quiet', 'river', 'and', 'looks', 'at', 'its', 'light'];
  return Array.from({ length: count }, (_, index) => {
    const own = words.map((word) => `${word}${from + index}`).join(' ');
    return `<p>Sentence ${from + index} ${own}.</p>`;
  }).join('');
}

beforeEach(async () => {
  await page.viewport(390, 700);
});

/** The place of a reader who scrolled on to where a sentence stands first. */
async function readTo(chapters: readonly string[], percent: number): Promise<NovelPosition> {
  const onPosition = vi.fn<(position: NovelPosition) => void>();
  const opened = { initialPosition: { cfi: '', percent }, onPosition };
  const screen = await render(testNovel({ book: testBook({ chapters }), ...opened }));
  await novelShown();
  await frames(6);
  scroller().scrollTop += 40;
  await expect.poll(() => onPosition).toHaveBeenCalled();
  await screen.unmount();
  const place = onPosition.mock.lastCall?.[0];
  if (!place) throw new Error('no place was told');
  return place;
}

/** Opens a text at a place of another version of it: no CFI holds any more. */
async function openEdited(chapters: readonly string[], place: NovelPosition): Promise<void> {
  const initialPosition = { ...place, cfi: '' };
  await render(testNovel({ book: testBook({ chapters }), initialPosition }));
  await novelShown();
  await frames(6);
}

/** The sentence of a place, which is kept from its beginning on. */
function sentenceOf({ quote = '' }: NovelPosition): number {
  expect(quote.length).toBeGreaterThan(19);
  expect(quote.length).toBeLessThanOrEqual(200);
  return Number(/^Sentence (\d+)/.exec(quote)?.[1]);
}

describe('a place in a text that was edited', () => {
  it('is found again by its words, where much was put in before it', async () => {
    const place = await readTo([told(60)], 50);
    const wanted = sentenceOf(place);
    await openEdited([`${told(90, 1000)}${told(60)}`], place);
    expect(seenSentences().first).toBe(wanted);
  });

  it('is found in another document, when it was moved into it', async () => {
    const place = await readTo([told(30), told(30, 30)], 75);
    const wanted = sentenceOf(place);
    // The percent lies in the last one now.
    await openEdited([told(30, 30), told(30), told(20, 500)], place);
    expect(seenSentences().first).toBe(wanted);
  });

  it('is the nearest of those that begin with the same words', async () => {
    const refrain = `<p>The river sang its song again and again, all through the long night.</p>`;
    const text = `${refrain}${told(40)}${refrain}${told(40, 40)}${refrain}`;
    const quote = 'The river sang its song again and again, all through the long night.';
    await openEdited([text], { cfi: '', percent: 48, quote });
    expect(seenSentences().first).toBeNaN();
    expect(seenSentences().last).toBeGreaterThanOrEqual(40);
    expect(seenSentences().last).toBeLessThan(60);
  });

  it('is about where it was, when its words are gone', async () => {
    await openEdited([told(80)], { cfi: '', percent: 50, quote: 'Nothing of this is there.' });
    expect(Math.abs(seenSentences().first - 40)).toBeLessThanOrEqual(1);
  });
});
