import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { IconButton } from './IconButton.tsx';

it('has a name, is 44 px square and acts when pressed', async () => {
  const act = vi.fn<() => void>();
  const screen = await render(
    <main>
      <IconButton icon="search" label="Search" onClick={act} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing while it is disabled', async () => {
  const screen = await render(<IconButton icon="search" label="Search" disabled />);
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
});

it('speaks what stands beside its picture after its name', async () => {
  const screen = await render(<IconButton icon="comment" label="Comments" mark={<b>12</b>} />);
  await expect
    .element(screen.getByRole('button', { name: 'Comments 12', exact: true }))
    .toBeVisible();
});
