import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

it.each([32, 40, 64, 96] as const)('is round and %i px wide and high', async (size) => {
  const screen = await render(
    <div style={{ display: 'flex', height: 200 }}>
      <Avatar src={picture(80, 120)} size={size} />
    </div>,
  );
  const box = screen.container.querySelector('span')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([size, size]);
});

it('draws a reader where there is no picture, and where one fails', async () => {
  const screen = await render(
    <main>
      <Avatar src={null} label="Min-seo" />
      <Avatar src={brokenPicture} label="Jun-ho" />
    </main>,
  );
  await expect
    .element(screen.getByRole('img', { name: 'Min-seo' }))
    .toHaveAttribute('data-drawn-reader');
  await expect
    .element(screen.getByRole('img', { name: 'Jun-ho' }))
    .toHaveAttribute('data-drawn-reader');
});

it('tries again when another picture comes after one that failed', async () => {
  const screen = await render(<Avatar src={brokenPicture} label="Jun-ho" />);
  await expect
    .element(screen.getByRole('img', { name: 'Jun-ho' }))
    .toHaveAttribute('data-drawn-reader');
  await screen.rerender(<Avatar src={picture(8, 8)} label="Jun-ho" />);
  await expect
    .element(screen.getByRole('img', { name: 'Jun-ho' }))
    .not.toHaveAttribute('data-drawn-reader');
});

it('says nothing where the name stands beside it', async () => {
  const screen = await render(<Avatar src={null} />);
  expect(screen.getByRole('img').elements()).toEqual([]);
});
