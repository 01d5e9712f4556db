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
