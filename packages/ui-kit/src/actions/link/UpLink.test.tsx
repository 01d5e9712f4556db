import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { UpLink } from './UpLink.tsx';

it('leads to the page above, in line with the heading, and is high enough for a finger', async () => {
  const screen = await render(
    <main>
      <UpLink href="/userinfo" label="My page" />
      <h1>Coins</h1>
    </main>,
  );
  const link = screen.getByRole('link', { name: 'My page' });
  await expect.element(link).toHaveAttribute('href', '/userinfo');
  const { height } = link.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const chevron = link.element().querySelector('svg')?.getBoundingClientRect();
  const heading = screen.getByRole('heading').element().getBoundingClientRect();
  expect(chevron?.left).toBe(heading.left);
  expect(await violations()).toEqual([]);
});
