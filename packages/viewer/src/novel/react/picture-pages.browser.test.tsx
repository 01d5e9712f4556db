import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { frameDocument, scroller } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500"/></svg>';
const names = ['a', 'b', 'c', 'd'];

/** A document of nothing but pictures, as comics and picture books come, and a text behind it. */
function pictureBook(): ArrayBuffer {
  const images = names.map((name) => `<img src="${name}.svg" alt="${name}"/>`).join('');
  const files = Object.fromEntries(
    names.map((name) => [`${name}.svg`, { type: 'image/svg+xml', data: drawing }]),
  );
  return testBook({ chapters: [`<div>${images}</div>`, sentences(3)], files });
}

/** The picture in the middle of the screen. */
function pictureOnScreen(): string | undefined {
  const frame = document.querySelector('.epub-view iframe')?.getBoundingClientRect();
  const { left, right, top, bottom } = scroller().getBoundingClientRect();
  const seen = [...(frameDocument()?.images ?? [])].find((image) => {
    const box = image.getBoundingClientRect();
    const x = (frame?.left ?? 0) + box.left + box.width / 2;
    const y = (frame?.top ?? 0) + box.top + box.height / 2;
    return x > left && x < right && y > top && y < bottom;
  });
  return seen?.alt;
}

async function open(mode: 'page' | 'scroll', initialPosition?: NovelPosition) {
  const onPosition = vi.fn<(position: NovelPosition) => void>();
  const opened = initialPosition && { initialPosition };
  const screen = await render(testNovel({ book: pictureBook(), mode, onPosition, ...opened }));
  await novelShown();
  await frames(6);
  return { ...screen, onPosition };
}

beforeEach(() => page.viewport(390, 700));

it('pages of pictures alone are turned, and stay turned', async () => {
  await open('page');
  await expect.poll(pictureOnScreen).toBe('a');
  for (const name of ['b', 'c', 'd']) {
    await userEvent.keyboard('{PageDown}');
    await expect.poll(pictureOnScreen).toBe(name);
    await frames(12);
    expect(pictureOnScreen()).toBe(name);
  }
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => frameDocument()?.body.textContent).toContain('Sentence 0');
});

it('a picture stays on screen over another size, and comes back when the book is opened again', async () => {
  const first = await open('page');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(pictureOnScreen).toBe('b');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(pictureOnScreen).toBe('c');
  await page.viewport(700, 640);
  await frames(12);
  await expect.poll(pictureOnScreen).toBe('c');
  // Places are told now and then: what is told first is the page before.
  await expect.poll(() => first.onPosition.mock.lastCall?.[0].cfi).toBe('epubcfi(/6/2!/4/2/6)');
  const place = first.onPosition.mock.lastCall?.[0];
  await first.unmount();
  await open('page', place);
  await expect.poll(pictureOnScreen).toBe('c');
});

it('a picture that was scrolled to stays when the screen turns', async () => {
  await open('scroll');
  scroller().scrollTop = 1020;
  await expect.poll(pictureOnScreen).toBe('c');
  await frames(12);
  await page.viewport(600, 700);
  await frames(12);
  await expect.poll(pictureOnScreen).toBe('c');
});
