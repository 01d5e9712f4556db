import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { frameDocument, scroller, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

const plain = defaultNovelSettings(false);
const gothic = { ...plain, fontType: 1 };
const serif = { ...plain, fontType: 2 };
const text = Array.from(
  { length: 80 },
  (_, index) => `<p>Sentence ${index} 그녀는 비 내리는 골목 끝에서 오래된 등불을 바라보았다.</p>`,
).join('');
const book = testBook({ chapters: [text], language: 'ko' });

beforeEach(async () => {
  await page.viewport(390, 700);
});

/** Typefaces of the frame that have come, by family. */
function loaded(): Set<string> {
  const faces = Array.from(frameDocument()?.fonts ?? []);
  return new Set(
    faces
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

it.each([
  ['gothic', gothic, 'Noto Sans KR'],
  ['serif', serif, 'Noto Serif KR'],
])(
  '[A3-040] fetches the Korean %s from the site, and only as much of it as the text has',
  async (_, settings, family) => {
    await render(testNovel({ book, language: 'ko', settings }));
    await novelShown();
    await expect.poll(loaded).toEqual(new Set([family]));
    const faces = Array.from(frameDocument()?.fonts ?? []);
    const came = faces.filter(({ status }) => status === 'loaded');
    expect(came.length).toBeLessThan(faces.length / 4);
    expect(faces.some(({ status }) => status === 'error')).toBe(false);
  },
);

it.each([
  ['is read in the system’s', 'ko', plain],
  ['is not Korean', 'en', gothic],
  ['is Japanese', 'ja', serif],
])('fetches none where a text %s', async (_, language, settings) => {
  await render(testNovel({ book, language, settings }));
  await novelShown();
  await frames(20);
  expect(frameDocument()?.fonts.size).toBe(0);
});

it('fetches nothing of the serif before that is chosen', async () => {
  const fetched = (): number =>
    (frameDocument()?.defaultView?.performance.getEntriesByType('resource') ?? []).filter(
      ({ name }) => name.includes('noto-serif-kr'),
    ).length;
  const screen = await render(testNovel({ book, language: 'ko', settings: gothic }));
  await novelShown();
  await expect.poll(loaded).toEqual(new Set(['Noto Sans KR']));
  expect(fetched()).toBe(0);
  await screen.rerender(testNovel({ book, language: 'ko', settings: serif }));
  await expect.poll(loaded).toEqual(new Set(['Noto Sans KR', 'Noto Serif KR']));
  expect(fetched()).toBeGreaterThan(0);
});

it('keeps the sentence when the typeface comes, and when it is chosen while reading', async () => {
  const onPosition = vi.fn<(position: NovelPosition) => void>();
  const opened = { book, language: 'ko', onPosition, initialPosition: { cfi: '', percent: 50 } };
  const screen = await render(testNovel({ ...opened, settings: plain }));
  await novelShown();
  await frames(6);
  const { first } = seenSentences();
  expect(first).toBeGreaterThan(30);
  await screen.rerender(testNovel({ ...opened, settings: gothic }));
  await expect.poll(loaded).toEqual(new Set(['Noto Sans KR']));
  await frames(10);
  expect(seenSentences().first).toBe(first);
  expect(scroller().scrollTop).toBeGreaterThan(0);
  expect(onPosition).not.toHaveBeenCalled();
});
