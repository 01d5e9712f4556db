import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SkipLink } from './SkipLink.tsx';

it('shows itself on the first tab and leads to the main region', async () => {
  const screen = await render(
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1}>
        Reading
      </main>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});
