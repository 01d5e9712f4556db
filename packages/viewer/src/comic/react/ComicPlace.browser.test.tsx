import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicSource } from '#comic/engine/comic-image.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { testComicLabels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic } from '#testing/open-comic.tsx';

const images = testChapter({ count: 30 });
const start: ComicPosition = { imageId: 'image-17', fraction: 0.4 };
let left: ComicPosition | undefined;

/** A chapter that can be left and come back to, as a page does that is loaded again. */
function Reading({ from }: { readonly from?: ComicPosition }) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <ComicViewer
        key={visit}
        images={images}
        orientation="TTB"
        labels={testComicLabels}
        PanelWords={TestPanelWords}
        settings={{ storedDirection: 'TTB' }}
        initialPosition={visit === 0 ? from : left}
        onPosition={(position) => {
          left = position;
        }}
        endSlot={<p>The end</p>}
      />
    </>
  );
}

/** Pixels between the top of the window and the place, which lies `fraction` into its image. */
function off({ imageId, fraction }: ComicPosition): number {
  const { top, height } = box(Number(imageId.replace('image-', '')));
  return Math.abs(top + height * fraction);
}

async function isKept(place: ComicPosition): Promise<void> {
  await expect.poll(() => off(place)).toBeLessThan(2);
}

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const;

beforeEach(async () => {
  left = undefined;
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
});

it.each(sizes)(
  'opens at the place at %i × %i, before anything is painted',
  async (width, height) => {
    await page.viewport(width, height);
    await render(<Reading from={start} />);
    expect(off(start)).toBeLessThan(2);
    await frames(4);
    await isKept(start);
  },
);

it.each([
  ['strip', undefined],
  ['page', { title: { mode: 'page' }, device: {} }],
] as const)('takes opening for no move of the reader, by %s', async (_, layers) => {
  // Left by the page before, to be heard of only when the viewer is there.
  window.scrollTo(0, 3000);
  const onPosition = vi.fn();
  const view = await openComic({
    images,
    orientation: 'TTB',
    settings: { storedDirection: 'TTB', ...(layers && { layers }) },
    onPosition,
  });
  window.dispatchEvent(new Event('scroll'));
  await frames(4);
  await view.unmount();
  expect(onPosition).not.toHaveBeenCalled();
});

it('keeps the place through every size and rotation, one after the other', async () => {
  await render(<Reading from={start} />);
  for (const [width, height] of [...sizes, ...sizes.toReversed()]) {
    await page.viewport(width, height);
    await isKept(start);
  }
  expect(off(start)).toBeLessThan(2);
});

it('keeps a place that was scrolled to through sizes, modes and leaving, to 2 px', async () => {
  await render(<Reading />);
  await frames(4);
  window.scrollTo(0, 7321);
  await expect.poll(() => left?.imageId).toBe('image-10');
  const place = left ?? start;
  await isKept(place);
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await isKept(place);
    await userEvent.keyboard('m');
    await expect.poll(() => document.querySelectorAll('[data-slide]').length).not.toBe(0);
    await expect
      .poll(() => one('[data-current="true"] [data-image]').closest('[data-current]')?.innerHTML)
      .toContain(place.imageId);
    await userEvent.keyboard('m');
    await isKept(place);
    // By no pointer, which would scroll to the button.
    page
      .getByText('Come back')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await isKept(place);
  }
});

it('keeps the place while images above it come late', async () => {
  const release: (() => void)[] = [];
  const loadImage = (): Promise<readonly ComicSource[]> =>
    new Promise((done) => release.push(() => done(images[0]?.sources ?? [])));
  const missing = images.map((image) => ({ ...image, sources: [] }));
  await render(
    <ComicViewer
      images={missing}
      orientation="TTB"
      labels={testComicLabels}
      PanelWords={TestPanelWords}
      settings={{ storedDirection: 'TTB' }}
      initialPosition={start}
      loadImage={loadImage}
      endSlot={null}
    />,
  );
  await expect.poll(() => release.length).toBeGreaterThan(0);
  const before = window.scrollY;
  for (const give of release) give();
  await expect.poll(() => document.querySelectorAll('[data-status="loaded"]').length).not.toBe(0);
  expect(window.scrollY).toBe(before);
  expect(off(start)).toBeLessThan(2);
});

it('is exact near the end too, before what follows the strip has come', async () => {
  await page.viewport(400, 800);
  const place = { imageId: 'image-29', fraction: 0.97 };
  await render(<Reading from={place} />);
  await frames(1);
  expect(off(place)).toBeLessThan(2);
  one('p').style.blockSize = '230px';
  await frames(4);
  expect(off(place)).toBeLessThan(2);
  await page.viewport(700, 400);
  await isKept(place);
});
