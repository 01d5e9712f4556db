import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Chip } from './Chip.tsx';

it('says which of its like is shown now', async () => {
  const screen = await render(
    <nav aria-label="Genres">
      <Chip href="/a" current>
        Drama
      </Chip>
      <Chip href="/b">Romance</Chip>
    </nav>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Drama' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Romance' }))
    .not.toHaveAttribute('aria-current');
  expect(await violations()).toEqual([]);
});
