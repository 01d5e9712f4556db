import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { violations } from '#testing/violations.ts';
import { RankingCard } from './RankingCard.tsx';

it('sets the rank large into the lower left of the cover and speaks it', async () => {
  const screen = await render(
    <main style={{ width: 149 }}>
      <RankingCard
        href="/comic/7"
        title="Lighthouse"
        rank={10}
        rankLabel="No. 10"
        cover={{ src: picture(3, 4), eager: true }}
      />
    </main>,
  );
  const rank = screen.getByRole('img', { name: 'No. 10' }).element();
  const cover = screen.container.querySelector('[data-loaded]')?.getBoundingClientRect();
  if (!cover) throw new Error('no cover');
  const box = rank.getBoundingClientRect();
  expect(Number.parseFloat(getComputedStyle(rank).fontSize)).toBeGreaterThan(32);
  expect(box.left - cover.left).toBeLessThan(12);
  expect(box.top).toBeGreaterThan(cover.top + cover.height / 2);
  expect(box.right).toBeLessThan(cover.right);
  expect(await violations()).toEqual([]);
});

function card(rank: number) {
  return (
    <main style={{ width: 132 }}>
      <RankingCard
        href="/comic/7"
        title="Lighthouse"
        rank={rank}
        rankLabel={`No. ${rank}`}
        level={2}
        cover={{ src: null }}
      />
    </main>
  );
}

it('has numbers of one width, that fit the narrowest rail from 1 to 99', async () => {
  const screen = await render(card(1));
  const width = (rank: number): number =>
    screen
      .getByRole('img', { name: `No. ${rank}` })
      .element()
      .getBoundingClientRect().width;
  const one = width(1);
  await screen.rerender(card(8));
  expect(width(8)).toBeCloseTo(one, 1);
  await screen.rerender(card(99));
  expect(width(99)).toBeLessThan(120);
});

it.each(['light', 'dark'])('is white outlined in ink on whatever cover, %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await render(card(3));
  const look = getComputedStyle(screen.getByRole('img', { name: 'No. 3' }).element());
  expect(look.color).toBe('rgb(253, 250, 245)');
  expect(look.webkitTextStrokeColor).toBe('rgb(22, 18, 15)');
  expect(Number.parseFloat(look.webkitTextStrokeWidth)).toBeGreaterThan(4);
  delete document.documentElement.dataset['theme'];
});
