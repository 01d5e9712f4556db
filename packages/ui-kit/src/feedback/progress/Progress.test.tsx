import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Progress } from './Progress.tsx';

it.each([
  [0, '0', 0],
  [44.6, '45', 0.446],
  [100, '100', 1],
  [-5, '0', 0],
  [130, '100', 1],
])('shows and tells %d percent as %s', async (percent, now, share) => {
  const screen = await render(
    <main style={{ inlineSize: 400 }}>
      <Progress label="Uploading" percent={percent} percentLabel={`${percent} %`} />
    </main>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', now);
  await expect.element(bar).toHaveAttribute('aria-valuetext', `${percent} %`);
  const filled = bar.element().firstElementChild?.getBoundingClientRect().width ?? -1;
  expect(filled).toBeCloseTo(400 * share, 0);
});

it('tells no number where the end is not known, and shows something all the same', async () => {
  const screen = await render(<Progress label="Loading" />);
  const bar = screen.getByRole('progressbar', { name: 'Loading' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar.element().firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(0);
});

it('grows from the start of the line of reading', async () => {
  const screen = await render(
    <div dir="rtl" style={{ inlineSize: 400 }}>
      <Progress label="Uploading" percent={50} />
    </div>,
  );
  const track = screen.getByRole('progressbar').element();
  expect(track.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(
    track.getBoundingClientRect().right,
    0,
  );
});
