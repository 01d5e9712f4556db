import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { ChoiceBar } from './ChoiceBar.tsx';

function barWith(disabled: boolean) {
  return {
    label: 'Selected titles',
    all: { label: 'All', checked: false, mixed: !disabled, onChecked: vi.fn<() => void>() },
    count: disabled ? '0 selected' : '5 selected',
    action: { label: 'Remove', disabled, onAction: vi.fn<() => void>() },
    closeLabel: 'Stop selecting',
    onClose: vi.fn<() => void>(),
  };
}

it('does the one thing with what is chosen, by mouse and by keys', async () => {
  const bar = barWith(false);
  const screen = await render(<ChoiceBar {...bar} />);
  const region = screen.getByRole('region', { name: 'Selected titles' });
  await expect.element(region.getByRole('status')).toHaveTextContent('5 selected');
  await region.getByRole('button', { name: 'Remove' }).click();
  expect(bar.action.onAction).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(bar.onClose).toHaveBeenCalledOnce();
});

it('tells that some are chosen, and checks all', async () => {
  const bar = barWith(false);
  const screen = await render(<ChoiceBar {...bar} />);
  const all = screen.getByRole('checkbox', { name: 'All' });
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  expect(bar.all.onChecked).toHaveBeenCalledWith(true);
});

it('has nothing to do where nothing is chosen', async () => {
  const screen = await render(<ChoiceBar {...barWith(true)} />);
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Stop selecting' })).toBeEnabled();
});
