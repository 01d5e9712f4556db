import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Carousel } from '#lists/carousel/Carousel.tsx';
import type { CarouselKind } from '#lists/carousel/rail-sizes.ts';
import { storyCards } from '#lists/carousel/story-cards.tsx';
import { violations } from '#testing/violations.ts';
import { ChapterRow } from '#works/chapter-row/ChapterRow.tsx';
import {
  LoadingNotice,
  Skeleton,
  SkeletonCard,
  SkeletonComment,
  SkeletonHero,
  SkeletonRail,
  SkeletonRow,
} from './Skeleton.tsx';

afterEach(() => page.viewport(1280, 800));

it('says for all to see that it takes longer than usual, once it does, and takes no room for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await render(
    <main>
      <LoadingNotice label="Loading" slow="Longer than usual" />
      <Skeleton shape="text" />
    </main>,
  );
  const status = screen.getByRole('status');
  const height = screen.container.getBoundingClientRect().height;
  await vi.advanceTimersByTimeAsync(7999);
  expect(status.element().textContent).toBe('Loading');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(status).toHaveTextContent('Longer than usual');
  await expect.element(screen.getByText('Longer than usual')).toBeInViewport();
  expect(screen.container.getBoundingClientRect().height).toBe(height);
  expect(await violations()).toEqual([]);
});

it('says once that it loads, and nothing else to a screen reader', async () => {
  const screen = await render(
    <main>
      <LoadingNotice label="Loading" />
      <Skeleton shape="banner" />
      <SkeletonCard />
      <SkeletonRow />
      <SkeletonComment />
      <SkeletonHero />
      <SkeletonRail />
    </main>,
  );
  expect(
    screen
      .getByRole('status')
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['Loading']);
  expect(screen.getByRole('button').elements()).toEqual([]);
  expect(screen.getByRole('listitem').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

it.each([
  [752, 752],
  [753, 384],
])('[A9-007] keeps the room of the top banner at %i px: %i px', async (width, height) => {
  await page.viewport(width, 800);
  const screen = await render(<Skeleton shape="banner" />);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(height);
});

const kinds: readonly CarouselKind[] = [
  'normal',
  'big',
  'genre_basic',
  'content_big',
  'banner',
  'ranking',
];

it.each(kinds.flatMap((kind) => [390, 1280].map((width) => [kind, width] as const)))(
  'has pictures where those of %s will be, at %i px',
  async (kind, width) => {
    await page.viewport(width, 800);
    const screen = await render(
      <main style={{ padding: '0 var(--hj-gutter)' }}>
        <SkeletonRail kind={kind} />
        <Carousel kind={kind} labels={{ back: 'Back', on: 'On' }}>
          {storyCards(kind, 6)}
        </Carousel>
      </main>,
    );
    const [coming, there] = screen.container.querySelectorAll('ul');
    const pictures = (rail: Element | undefined, selector: string): number[][] =>
      [...(rail?.querySelectorAll(selector) ?? [])].map((element) => {
        const box = element.getBoundingClientRect();
        return [box.left, box.width, box.height].map((value) => Math.round(value));
      });
    const expected = pictures(there, '[class*="cover"]:not(img), [class*="frame"]');
    expect(pictures(coming, '[class*="cover"], [class*="wide"]')).toEqual(expected.slice(0, 6));
  },
);

it('has the height of a chapter', async () => {
  const screen = await render(
    <main style={{ width: 360 }}>
      <SkeletonRow />
      <ChapterRow
        href="/"
        name="2. The lamp goes out"
        date="3 May 2025"
        dateTime="2025-05-03"
        thumbnail={null}
        state="3 coins"
        tone="price"
      />
    </main>,
  );
  const [coming, there] = [...screen.getByRole('main').element().children].map(
    (row) => row.getBoundingClientRect().height,
  );
  expect(coming).toBe(there);
});
