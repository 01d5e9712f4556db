import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultNovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';
import { NovelReader } from '#novel/engine/novel-reader.ts';
import { BookClock } from '#novel/engine/time-limit.ts';
import { sentences, testBook } from '#testing/test-book.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Whether it has been given up, once so many milliseconds have passed. */
async function isOver(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let over = false;
  work.catch(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over;
}

it('gives a book five seconds in all up to its first text, and each part after it as many', async () => {
  const clock = new BookClock();
  const opening = Promise.withResolvers<void>();
  expect(await isOver(clock.within(opening.promise), 3000)).toBe(false);
  opening.resolve();
  await opening.promise;
  const display = clock.display(never);
  expect(await isOver(display, 1900)).toBe(false);
  expect(await isOver(display, 100)).toBe(true);
  await expect(display).rejects.toMatchObject({ problem: 'timeout' });
  const next = clock.display(never);
  expect(await isOver(next, 4900)).toBe(false);
  expect(await isOver(next, 100)).toBe(true);
});

it('counts no time in the background, and none of what came', async () => {
  const clock = new BookClock();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = clock.within(never);
  expect(await isOver(work, 60_000)).toBe(false);
  hidden.mockReturnValue(false);
  await expect(clock.within(Promise.resolve(7))).resolves.toBe(7);
  expect(await isOver(work, 4900)).toBe(false);
  expect(await isOver(work, 100)).toBe(true);
});

it('says that a book which never answers took too long', async () => {
  // What it is unpacked by takes what it gets, and gives nothing.
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly readable = new ReadableStream();
      readonly writable = new WritableStream();
    },
  );
  const onFailed = vi.fn<NovelReaderEvents['onFailed']>();
  const none = (): void => undefined;
  const reader = new NovelReader({
    buffer: testBook({ chapters: [sentences(3)] }),
    host: document.body.appendChild(document.createElement('div')),
    nameOfPicture: (alt) => alt,
    title: 'Novel',
    look: {
      settings: defaultNovelSettings(false),
      mode: 'page',
      language: 'en',
      page: defaultNovelPage,
      palette: { ground: '#fff', text: '#000', link: '#00f' },
    },
    start: undefined,
    weights: undefined,
    allowScripts: false,
    events: {
      onPlace: none,
      onOpened: none,
      onFailed,
      onBeyond: none,
      onTap: none,
      onPicture: none,
      onOutside: none,
      onChapter: none,
      onNote: none,
      onFrame: none,
      onKey: none,
    },
  });
  await vi.advanceTimersByTimeAsync(4900);
  expect(onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() =>
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'timeout' }), true),
  );
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await reader.close();
});
