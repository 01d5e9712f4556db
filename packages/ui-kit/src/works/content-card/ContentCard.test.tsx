import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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

async function look(size: ContentCardSize, width = 340) {
  const screen = await render(
    <div style={{ width }}>
      <ContentCard
        href="/comic/7"
        title="Lighthouse"
        text={'A long story about light. '.repeat(12)}
        size={size}
        cover={{ src: picture(3, 4), largeSrc: picture(16, 9) }}
      />
    </div>,
  );
  const box = (selector: string): DOMRect => {
    const found = screen.container.querySelector(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found.getBoundingClientRect();
  };
  const text = screen.container.querySelector('p');
  const cover = box('[data-loaded]');
  const title = box('h3');
  const said = {
    beside: title.left >= cover.right,
    shape: (cover.width / cover.height).toFixed(2),
    size: getComputedStyle(screen.getByRole('heading').element()).fontSize,
    lines: text
      ? Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
      : 0,
  };
  await screen.unmount();
  return said;
}

it('[A3-015] gives each shape of a title a look of its own', async () => {
  await page.viewport(390, 800);
  expect(await look('normal')).toEqual({ beside: false, shape: '0.75', size: '15px', lines: 1 });
  expect(await look('big')).toEqual({ beside: false, shape: '0.75', size: '17px', lines: 2 });
  expect(await look('genre_basic')).toEqual({
    beside: false,
    shape: '0.75',
    size: '13px',
    lines: 0,
  });
  expect(await look('content_big')).toEqual({
    beside: true,
    shape: '0.75',
    size: '17px',
    lines: 3,
  });
  await page.viewport(768, 800);
  expect(await look('content_big')).toEqual({
    beside: false,
    shape: '1.78',
    size: '17px',
    lines: 3,
  });
  await page.viewport(1280, 800);
});

it('lets the button of a blurred cover be pressed, and leaves the rest to the link', async () => {
  const onReveal = vi.fn<() => void>();
  const screen = await render(
    <main style={{ width: 132 }}>
      <ContentCard
        href="/comic/7"
        title="Night"
        level={2}
        cover={{
          src: picture(3, 4),
          blurred: true,
          reveal: { label: 'Show', spoken: 'Show: Night', onReveal },
        }}
      />
    </main>,
  );
  await screen.getByRole('button', { name: 'Show: Night' }).click();
  expect(onReveal).toHaveBeenCalledOnce();
  const box = screen.getByRole('article').element().getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + 20, box.top + 20);
  expect(hit?.closest('a')?.getAttribute('href')).toBe('/comic/7');
  expect(await violations()).toEqual([]);
});
