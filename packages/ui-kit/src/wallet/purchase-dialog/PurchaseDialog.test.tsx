import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import type { PurchaseChoice } from './PurchaseButton.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';

function nothing(): void {
  return undefined;
}
const six: PurchaseChoice[] = [
  {
    kind: 'waitfree_remined',
    label: 'Free by waiting',
    price: '23 h',
    disabled: true,
    onPress: nothing,
  },
  { kind: 'read_for_free', label: 'Read for free', onPress: nothing },
  { kind: 'read_with_ticket', label: 'Read with a ticket', price: '1 of 3', onPress: nothing },
  { kind: 'rentCoin', label: 'Rent for 3 days', price: '2 coins', onPress: nothing },
  { kind: 'buyCoin', label: 'Buy', price: '3 coins', onPress: nothing },
  { kind: 'preview', label: 'Preview', onPress: nothing },
];

function draw(choices: readonly PurchaseChoice[], onClose = nothing) {
  return (
    <PurchaseDialog
      open
      title="Lighthouse Days"
      chapter="12. The lamp goes out"
      summary={<p>2 coins of 240</p>}
      choices={choices}
      closeLabel="Not now"
      onClose={onClose}
    />
  );
}

it('offers the six ways in the order given, with what each takes', async () => {
  const screen = await render(draw(six));
  const dialog = screen.getByRole('dialog', { name: '12. The lamp goes out' });
  await expect.element(dialog.getByText('Lighthouse Days')).toBeVisible();
  await expect.element(dialog.getByText('2 coins of 240')).toBeVisible();
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());
  expect(names).toEqual([
    'Not now',
    'Free by waiting 23 h',
    'Read for free',
    'Read with a ticket 1 of 3',
    'Rent for 3 days 2 coins',
    'Buy 3 coins',
    'Preview',
  ]);
  expect(await violations()).toEqual([]);
});

it('does what is pressed; the time until the next free chapter cannot be', async () => {
  const onPress = vi.fn<(kind: string) => void>();
  const screen = await render(
    draw(six.map((choice) => ({ ...choice, onPress: () => onPress(choice.kind) }))),
  );
  await expect.element(screen.getByRole('button', { name: /Free by waiting/ })).toBeDisabled();
  await screen.getByRole('button', { name: /Rent for 3 days/ }).click();
  expect(onPress).toHaveBeenCalledExactlyOnceWith('rentCoin');
});

it('holds all ways while one is being done, and can still be left', async () => {
  const onClose = vi.fn<() => void>();
  const busy = six.map((choice) =>
    choice.kind === 'buyCoin' ? { ...choice, busyLabel: 'Buying' } : choice,
  );
  const screen = await render(draw(busy, onClose));
  const buying = screen.getByRole('button', { name: /Buying/ });
  await expect.element(buying).toBeDisabled();
  await expect.element(buying).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Not now' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
