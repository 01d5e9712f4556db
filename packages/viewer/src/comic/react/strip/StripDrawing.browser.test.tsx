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
  await render(<StripDrawing images={images} pictures={pictures} drawnByService={false} />);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-status="drawn"]')];
  expect(boxes).toHaveLength(12);
  expect(boxes[0]?.parentElement?.offsetHeight).toBe(Math.round((200 * 411 * 517) / 359));
  // The first is painted with the frame that it comes in, and waits for none of the others.
  const decoding = [...document.querySelectorAll('img')].map((image) => image.decoding);
  expect(decoding).toEqual(['sync', 'async', 'async']);
});

it('names pictures that follow the first for the script of the page that is drawn by the service', async () => {
  const images = testChapter({ count: 3, width: 359, height: 517 });
  const pictures = images.map(({ sources: [source] }, index) => ({
    url: source?.url ?? '',
    srcset: `${source?.url} 359w`,
    follows: index > 0,
  }));
  const addresses = () =>
    [...document.querySelectorAll('img')].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('srcset'),
      image.dataset['src'],
      image.dataset['srcset'],
    ]);
  const [first, second, third] = pictures.map(({ url, srcset }) => [url, srcset]);
  const screen = await render(<StripDrawing images={images} pictures={pictures} drawnByService />);
  expect(addresses()).toEqual([
    [...(first ?? []), undefined, undefined],
    [null, null, ...(second ?? [])],
    [null, null, ...(third ?? [])],
  ]);
  await screen.rerender(
    <StripDrawing images={images} pictures={pictures} drawnByService={false} />,
  );
  expect(addresses()).toEqual(
    [first, second, third].map((own) => [...(own ?? []), undefined, undefined]),
  );
});
