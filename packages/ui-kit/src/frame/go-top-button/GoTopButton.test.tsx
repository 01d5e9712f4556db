import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { GoTopButton } from './GoTopButton.tsx';

function scrollTo(top: number) {
  return window.scrollTo({ top, behavior: 'instant' });
}

afterEach(() => scrollTo(0));

it('is there more than two screens down, leads up and goes', async () => {
  const onTop = vi.fn<() => void>();
  const screen = await render(
    <main style={{ height: 9000 }}>
      <GoTopButton label="To the top" onTop={onTop} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'To the top' });
  scrollTo(2 * window.innerHeight);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(button.elements()).toHaveLength(0);
  scrollTo(2 * window.innerHeight + 1);
  await expect.element(button).toBeVisible();
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(onTop).toHaveBeenCalledOnce();
  await expect.poll(() => button.elements()).toHaveLength(0);
});
