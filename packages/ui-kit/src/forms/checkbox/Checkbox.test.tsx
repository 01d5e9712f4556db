import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Checkbox } from './Checkbox.tsx';

it('is ticked by its sentence and by the space bar', async () => {
  const onChecked = vi.fn<(checked: boolean) => void>();
  const screen = await render(<Checkbox label="Stay" checked={false} onChecked={onChecked} />);
  await screen.getByText('Stay').click();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChecked.mock.calls).toEqual([[true], [true]]);
  const row = screen.container.querySelector('label')?.getBoundingClientRect();
  expect(row?.height).toBeGreaterThanOrEqual(44);
});

it('is mixed while only some of what it stands for is ticked', async () => {
  const screen = await render(<Checkbox label="All" checked={false} mixed onChecked={vi.fn()} />);
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked();
  await screen.rerender(<Checkbox label="All" checked onChecked={vi.fn()} />);
  await expect.element(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
});

it('says what is wrong, and does nothing while disabled', async () => {
  const screen = await render(
    <main>
      <Checkbox label="Agree" checked={false} required error="Please agree." onChecked={vi.fn()} />
      <Checkbox label="Later" checked={false} disabled onChecked={vi.fn()} />
    </main>,
  );
  const agree = screen.getByRole('checkbox', { name: 'Agree', exact: true });
  await expect.element(agree).toHaveAccessibleDescription('Please agree.');
  await expect.element(agree).toBeRequired();
  await expect.element(agree).toBeInvalid();
  await expect.element(screen.getByRole('checkbox', { name: 'Later' })).toBeDisabled();
});
