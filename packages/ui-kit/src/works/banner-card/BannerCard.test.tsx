import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { BannerCard, type BannerLook } from './BannerCard.tsx';
import { BannerList } from './BannerList.tsx';

const small = { src: picture(20, 10, 'teal'), width: 20, height: 10 };
const looks: BannerLook[] = ['banner_image', 'banner_list', 'banner_swipe'];

it.each(looks)(
  'is one link named by its words, also where the picture fails, as %s',
  async (look) => {
    const screen = await render(
      <main style={{ width: 328 }}>
        <BannerCard
          href="/x"
          look={look}
          tag="Event"
          title="Donaudampfschifffahrtsgesellschaftskapitänswitwe"
          text="Reading"
          picture={{ ...small, src: brokenPicture }}
        />
      </main>,
    );
    const link = screen.getByRole('link', { name: /^Event\s*Donau.*\s*Reading$/ });
    await expect.element(link).toHaveAttribute('href', '/x');
    link.element().scrollIntoView();
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThan(80);
    expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(328);
    expect(await violations()).toEqual([]);
  },
);

it.each([
  ['banner_image', 'on'],
  ['banner_list', 'beside'],
  ['banner_swipe', 'below'],
] as const)('[A3-015] has a look of its own as %s: words %s the picture', async (look, place) => {
  const screen = await render(
    <div style={{ width: 328 }}>
      <BannerCard href="/x" look={look} title="Summer" picture={small} />
    </div>,
  );
  const words = screen.getByText('Summer').element().getBoundingClientRect();
  const frame = screen.container.querySelector('img')?.getBoundingClientRect();
  if (!frame) throw new Error('no picture');
  const below = words.top >= frame.bottom ? 'below' : 'on';
  expect(words.left >= frame.right ? 'beside' : below).toBe(place);
});

const listed = (
  <BannerList>
    {['One', 'Two', 'Three'].map((title) => (
      <BannerCard key={title} href="/x" look="banner_list" title={title} picture={small} />
    ))}
  </BannerList>
);

it.each([
  [767, 1],
  [768, 2],
])('stacks banners as a list, at %i px %i beside each other', async (width, columns) => {
  await page.viewport(width, 800);
  const screen = await render(listed);
  const tops = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect().top);
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(Math.ceil(3 / columns));
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
});
