import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it('takes no room and is read', async () => {
  const screen = await render(
    <button type="button">
      <VisuallyHidden>Close the menu</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Close the menu' })).toBeInTheDocument();
  const { width, height } = screen.getByText('Close the menu').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
