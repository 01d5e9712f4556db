import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { picture } from '#testing/pictures.ts';
import { RankingCard } from './RankingCard.tsx';

it.each(['card', 'row'] as const)(
  'speaks the rank and keeps it off the cover: %s',
  async (look) => {
    const screen = await render(
      <main style={{ width: look === 'row' ? 328 : 132 }}>
        <RankingCard
          href="/comic/7"
          title="Lighthouse"
          rank={10}
          rankLabel="No. 10"
          look={look}
          cover={{ src: picture(3, 4), eager: true }}
        />
      </main>,
    );
    const cover = screen.container.querySelector('[data-loaded]')?.getBoundingClientRect();
    const title = screen.getByRole('heading', { name: 'Lighthouse' }).element();
    const rank = screen.getByRole('img', { name: 'No. 10' }).element().getBoundingClientRect();
    if (!cover) throw new Error('no cover');
    const beside = look === 'card' ? rank.top - cover.bottom : rank.left - cover.right;
    expect(beside).toBeGreaterThanOrEqual(0);
    expect(rank.right).toBeLessThanOrEqual(title.getBoundingClientRect().left);
  },
);

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
  expect(width(99)).toBeLessThan(60);
});
