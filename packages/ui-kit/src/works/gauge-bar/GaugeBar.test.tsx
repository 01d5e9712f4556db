import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { GaugeBar } from './GaugeBar.tsx';

function gauge(percent: number, state = '15 hr left') {
  return (
    <main style={{ width: 328 }}>
      <GaugeBar
        label="Wait until free"
        percent={percent}
        state={state}
        help={{
          label: 'About waiting',
          title: 'What is free?',
          content: <p>It fills in a day.</p>,
          close: 'Close',
        }}
      />
    </main>
  );
}

it.each([0, 37, 100])('is a meter with a name that stands at %i percent', async (percent) => {
  const screen = await render(gauge(percent));
  const meter = screen.getByRole('meter', { name: 'Wait until free' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', String(percent));
  await expect.element(meter).toHaveAttribute('aria-valuetext', '15 hr left');
  const track = meter.element();
  const filled = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  expect(filled / track.getBoundingClientRect().width).toBeCloseTo(percent / 100, 2);
  expect(await violations()).toEqual([]);
});

it('says in words how long it takes, and is louder when it is full', async () => {
  const screen = await render(gauge(99));
  const weight = (words: string): string =>
    getComputedStyle(screen.getByText(words).element()).fontWeight;
  expect(weight('15 hr left')).toBe('400');
  await screen.rerender(gauge(100, 'Ready'));
  expect(weight('Ready')).toBe('600');
});

it('tells what it is in a dialog, which gives the focus back', async () => {
  const screen = await render(gauge(37));
  const ask = screen.getByRole('button', { name: 'About waiting' });
  const box = ask.element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await ask.click();
  const dialog = screen.getByRole('dialog', { name: 'What is free?' });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByText('It fills in a day.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(ask).toHaveFocus();
  await ask.click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(ask).toHaveFocus();
});
