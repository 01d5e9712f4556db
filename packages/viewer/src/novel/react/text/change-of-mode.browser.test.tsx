import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import { seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

beforeEach(() => page.viewport(600, 800));

function isSeen(sentence: number): boolean {
  const { first, last } = seenSentences();
  return first <= sentence && last >= sentence;
}

it.each([
  ['across', {}],
  ['down', { head: '<style>html { writing-mode: vertical-rl }</style>', rightToLeft: true }],
])('keeps the sentence that is read from mode to mode, written %s', async (_, more) => {
  const book = testBook({ chapters: [sentences(40), sentences(50, 40)], ...more });
  const initialPosition = { cfi: '', percent: 62 };
  const options = { book, initialPosition, storedDirection: 'LTR' } as const;
  const screen = await render(testNovel({ ...options, mode: 'scroll' }));
  await novelShown();
  await frames(8);
  const read = seenSentences().first;
  expect(read).toBeGreaterThan(50);
  for (const mode of ['page', 'scroll', 'page', 'scroll'] as const) {
    await screen.rerender(testNovel({ ...options, mode }));
    await expect.poll(() => document.querySelector(`[data-mode='${mode}'] iframe`)).not.toBeNull();
    await novelShown();
    await frames(8);
    expect(isSeen(read), `${mode} ${JSON.stringify(seenSentences())}`).toBe(true);
  }
  const across = { ...defaultNovelPage, writing: 'across' } as const;
  for (const set of [across, defaultNovelPage]) {
    await screen.rerender(testNovel({ ...options, mode: 'page', page: set }));
    await frames(8);
    await novelShown();
    await frames(8);
    expect(isSeen(read), `${set.writing} ${JSON.stringify(seenSentences())}`).toBe(true);
  }
});
