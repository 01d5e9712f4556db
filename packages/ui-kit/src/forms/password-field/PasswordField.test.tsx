import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { PasswordField } from './PasswordField.tsx';

function Secret({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <main>
      <PasswordField
        label="Password"
        labels={{
          show: 'Show',
          hide: 'Hide',
          shown: 'It is shown',
          hidden: 'It is hidden',
          capsLock: 'Capitals only',
        }}
        autoComplete="current-password"
        value={value}
        onValue={setValue}
        disabled={disabled}
      />
    </main>
  );
}

it('is hidden until it is revealed, and says what a press did', async () => {
  const screen = await render(<Secret />);
  const input = screen.container.querySelector('input');
  await userEvent.tab();
  await userEvent.keyboard('paper7');
  expect(input?.type).toBe('password');
  expect(screen.getByRole('status').element().textContent).toBe('');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(input?.type).toBe('text');
  expect(input?.value).toBe('paper7');
  await expect.element(screen.getByRole('status')).toHaveTextContent('It is shown');
  await screen.getByRole('button', { name: 'Hide Password' }).click();
  expect(input?.type).toBe('password');
  await expect.element(screen.getByRole('status')).toHaveTextContent('It is hidden');
  await expect.element(screen.getByRole('button', { name: 'Show Password' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('[A5-032] [B5-030] tells password managers what it is, and takes 500 characters', async () => {
  const screen = await render(<Secret />);
  const input = screen.container.querySelector('input');
  expect(input?.autocomplete).toBe('current-password');
  expect(input?.maxLength).toBe(500);
});

it('reveals nothing while it is disabled', async () => {
  const screen = await render(<Secret disabled />);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

it('says that the keyboard writes capitals only, while it does and the field is in use', async () => {
  const screen = await render(<Secret />);
  const input = screen.container.querySelector('input');
  const press = (modifierCapsLock: boolean) =>
    input?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock }));
  const said = screen.getByText('Capitals only');
  input?.focus();
  press(true);
  await expect.element(said).toBeVisible();
  press(false);
  await expect.poll(() => said.elements()).toHaveLength(0);
  press(true);
  await expect.element(said).toBeVisible();
  input?.blur();
  await expect.poll(() => said.elements()).toHaveLength(0);
});
