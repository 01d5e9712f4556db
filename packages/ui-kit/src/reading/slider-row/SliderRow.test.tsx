import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SliderRow } from './SliderRow.tsx';

it('is a slider with a name that is seen, moved by the arrow keys', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const row = { label: 'Brightness', min: 0, max: 10, value: 7, valueText: '70 %', onChange };
  const screen = await render(
    <main style={{ width: 328 }}>
      <SliderRow {...row} />
    </main>,
  );
  await expect.element(screen.getByText('Brightness')).toBeVisible();
  await userEvent.tab();
  const slider = screen.getByRole('slider', { name: 'Brightness' });
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(8);
  expect(await violations()).toEqual([]);
});
