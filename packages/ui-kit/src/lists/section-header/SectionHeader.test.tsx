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
