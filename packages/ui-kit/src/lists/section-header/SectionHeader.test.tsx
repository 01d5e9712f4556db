import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SectionHeader } from './SectionHeader.tsx';

it('names its section and leads to all of it', async () => {
  const screen = await render(
    <main>
      <section aria-labelledby="a">
        <SectionHeader
          id="a"
          title="Ranking"
          more={{ href: '/menu/all_comic/ranking', label: 'View all', spoken: 'View all: Ranking' }}
        />
      </section>
    </main>,
  );
  await expect.element(screen.getByRole('region', { name: 'Ranking' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'View all: Ranking' }))
    .toHaveAttribute('href', '/menu/all_comic/ranking');
  expect(await violations()).toEqual([]);
});

it('has no link where there is no more', async () => {
  const screen = await render(<SectionHeader id="a" title="Ranking" />);
  expect(screen.getByRole('link').elements()).toEqual([]);
});

it('keeps a long title to two lines and the way on beside it', async () => {
  const screen = await render(
    <div style={{ width: 328 }}>
      <SectionHeader
        id="a"
        title="Von der Redaktion diese Woche besonders empfohlene Neuerscheinungen aller Genres"
        more={{ href: '/', label: 'Alle anzeigen', spoken: 'Alle anzeigen' }}
      />
    </div>,
  );
  const heading = screen.getByRole('heading').element();
  const { height } = heading.getBoundingClientRect();
  expect(height / Number.parseFloat(getComputedStyle(heading).lineHeight)).toBeCloseTo(2, 1);
  const more = screen.getByRole('link').element().getBoundingClientRect();
  expect(Math.min(more.width, more.height)).toBeGreaterThanOrEqual(44);
});
