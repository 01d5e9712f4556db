import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { LoadingNotice, Skeleton, SkeletonCard, SkeletonRail, SkeletonRow } from './Skeleton.tsx';

it('has the size of what is coming and says once that it loads', async () => {
  const screen = await render(
    <main>
      <LoadingNotice label="Loading" />
      <Skeleton shape="banner" />
      <div style={{ width: 150 }}>
        <SkeletonCard />
      </div>
      <SkeletonRow />
      <SkeletonRail />
    </main>,
  );
  expect(
    screen
      .getByRole('status')
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['Loading']);
  const banner = screen.container.querySelector('[class*="banner"]');
  const cover = screen.container.querySelector('[class*="cover"]');
  expect(banner?.getBoundingClientRect().height).toBe(384);
  expect(cover?.getBoundingClientRect().height).toBe(200);
  expect(screen.getByRole('button').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});
