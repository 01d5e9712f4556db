import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Wordmark } from './Wordmark.tsx';

it('is an image with the name, or silent inside something that says it', async () => {
  const screen = await render(
    <>
      <Wordmark label="Hanji" />
      <a href="/" aria-label="Hanji Home">
        <Wordmark />
      </a>
    </>,
  );
  expect(screen.getByRole('img').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('img', { name: 'Hanji' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Hanji Home' })).toBeVisible();
});
