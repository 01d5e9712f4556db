import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { DefaultThumbnail } from './DefaultThumbnail.tsx';

it('is a picture with a name, or says nothing where the name stands beside it', async () => {
  const screen = await render(<DefaultThumbnail label="Lane Nine" />);
  await expect.element(screen.getByRole('img', { name: 'Lane Nine' })).toBeVisible();
  await screen.rerender(<DefaultThumbnail label="" />);
  expect(screen.getByRole('img').elements()).toEqual([]);
});
