import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { testChapter } from '#testing/comic-images.ts';
import { StripDrawing } from './StripDrawing.tsx';

it('draws the first boxes of 200 and keeps the room of all, to the pixel', async () => {
  await page.viewport(411, 800);
  const images = testChapter({ count: 200, width: 359, height: 517 });
  const pictures = images.slice(0, 3).map(({ sources: [source] }) => ({ url: source?.url ?? '' }));
  await render(<StripDrawing images={images} pictures={pictures} />);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-status="drawn"]')];
  expect(boxes).toHaveLength(12);
  expect(boxes[0]?.parentElement?.offsetHeight).toBe(Math.round((200 * 411 * 517) / 359));
  // The first is painted with the frame that it comes in, and waits for none of the others.
  const decoding = [...document.querySelectorAll('img')].map((image) => image.decoding);
  expect(decoding).toEqual(['sync', 'async', 'async']);
});
