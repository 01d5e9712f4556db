import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'a', label: 'Apple Bank' },
  { value: 'b', label: 'Bee Bank' },
] as const;

it('shows what to do while nothing is chosen, and gives what is', async () => {
  const onValue = vi.fn<(value: 'a' | 'b') => void>();
  const screen = await render(
    <Select
      label="Bank"
      placeholder="Choose a bank"
      options={options}
      value={null}
      onValue={onValue}
    />,
  );
  const bank = screen.getByRole('combobox', { name: 'Bank' });
  await expect.element(bank).toHaveDisplayValue('Choose a bank');
  await userEvent.selectOptions(bank, 'b');
  expect(onValue).toHaveBeenCalledExactlyOnceWith('b');
});

it('shows what is chosen, without a way back to nothing', async () => {
  const screen = await render(
    <main>
      <Select label="Bank" options={options} value="b" onValue={vi.fn()} error="It is closed." />
    </main>,
  );
  const bank = screen.getByRole('combobox', { name: 'Bank' });
  await expect.element(bank).toHaveDisplayValue('Bee Bank');
  await expect.element(bank).toHaveAccessibleDescription('It is closed.');
  expect(screen.container.querySelectorAll('option')).toHaveLength(2);
  expect(await violations()).toEqual([]);
});
