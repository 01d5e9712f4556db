import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { brokenPicture, picture } from '#testing/pictures.ts';
import { WidePicture } from './WidePicture.tsx';

const small = { src: picture(20, 10, 'teal'), width: 20, height: 10 };
const large = { src: picture(40, 20, 'navy'), width: 40, height: 20 };

it('[A9-008] switches between the small and the large picture at 767 px', async () => {
  await page.viewport(767, 800);
  const screen = await render(<WidePicture picture={small} largePicture={large} />);
  const shown = (): string | undefined => screen.container.querySelector('img')?.currentSrc;
  await expect.poll(shown).toBe(small.src);
  await page.viewport(768, 800);
  await expect.poll(shown).toBe(large.src);
  await page.viewport(1280, 800);
});

it('keeps its shape where the picture fails, and gives a later one its own chance', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <WidePicture picture={{ ...small, src: brokenPicture }} />
    </div>,
  );
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  expect(screen.container.querySelector('span')?.getBoundingClientRect().height).toBe(150);
  await screen.rerender(<WidePicture picture={small} />);
  expect(screen.container.querySelector('img')).not.toBeNull();
});

it('blurs what a reader has not accepted', async () => {
  const screen = await render(<WidePicture picture={small} blurred />);
  const shown = screen.container.querySelector('img');
  expect(shown && getComputedStyle(shown).filter).toBe('blur(16px)');
});
