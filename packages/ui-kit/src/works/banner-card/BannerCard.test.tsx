import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { BannerCard } from './BannerCard.tsx';

const small = { src: picture(20, 10, 'teal'), width: 20, height: 10 };
const large = { src: picture(40, 20, 'navy'), width: 40, height: 20 };
const shown = (root: HTMLElement): string | undefined => root.querySelector('img')?.currentSrc;

it('[A9-008] switches between the small and the large picture at 767 px', async () => {
  await page.viewport(767, 800);
  const screen = await render(
    <BannerCard href="/" title="Summer" picture={small} largePicture={large} />,
  );
  await expect.poll(() => shown(screen.container)).toBe(small.src);
  await page.viewport(768, 800);
  await expect.poll(() => shown(screen.container)).toBe(large.src);
  await page.viewport(1280, 800);
});

it('keeps its room and its words when the picture fails, and passes axe', async () => {
  const screen = await render(
    <main style={{ width: 380 }}>
      <BannerCard
        href="/x"
        title="Summer"
        text="Reading"
        picture={{ ...small, src: brokenPicture }}
      />
    </main>,
  );
  const link = screen.getByRole('link', { name: 'Summer Reading' });
  await expect.element(link).toHaveAttribute('href', '/x');
  link.element().scrollIntoView();
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThan(190);
  expect(await violations()).toEqual([]);
});
