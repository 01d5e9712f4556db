import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { ContentCard, type ContentCardSize } from './ContentCard.tsx';

const sizes: ContentCardSize[] = ['normal', 'big', 'genre_basic', 'content_big'];
const longTitle =
  'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause';

it.each(sizes)('is one link named by its title, at most two lines, as %s', async (size) => {
  const screen = await render(
    <main style={{ width: 140 }}>
      <ContentCard
        href="/comic/7"
        title={longTitle}
        text="Writer"
        size={size}
        cover={{ src: picture(3, 4), eager: true }}
      />
    </main>,
  );
  const link = screen.getByRole('link', { name: longTitle });
  await expect.element(link).toHaveAttribute('href', '/comic/7');
  const heading = screen.getByRole('heading').element();
  const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);
  expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(lineHeight * 2 + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  expect(await violations()).toEqual([]);
});

it('can be pressed anywhere, the cover included', async () => {
  const screen = await render(
    <div style={{ width: 140 }}>
      <ContentCard href="/comic/7" title="Lighthouse" cover={{ src: picture(3, 4) }} />
    </div>,
  );
  const box = screen.getByRole('article').element().getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + 40, box.top + 40);
  expect(hit?.closest('a')?.getAttribute('href')).toBe('/comic/7');
});
