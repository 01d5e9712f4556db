import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { FormActions } from '#forms/form-actions/FormActions.tsx';
import { Form } from './Form.tsx';

it('hands over what is submitted, and leaves checking to its fields', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <Form label="Sign in" onSubmit={onSubmit}>
      <input type="email" required aria-label="Email" defaultValue="no address" />
      <FormActions submit="Go" busyLabel="Going…" />
    </Form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
  expect(await violations()).toEqual([]);
});
