import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { FormActions } from '#forms/form-actions/FormActions.tsx';
import { RadioGroup } from '#forms/radio-group/RadioGroup.tsx';
import { TextField } from '#forms/text-field/TextField.tsx';
import { Form } from './Form.tsx';

it.each([
  ['a field', <TextField key="f" label="Email" value="" onValue={() => {}} error="Missing" />],
  [
    'a group of choices',
    <RadioGroup
      key="g"
      label="Why"
      options={[{ value: 'a', label: 'Email' }]}
      value={null}
      onValue={() => {}}
      error="Missing"
    />,
  ],
])('moves the focus to the first of what is refused: %s', async (_, refused) => {
  const screen = await render(
    <Refusing>
      <input aria-label="Name" />
      {refused}
    </Refusing>,
  );
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

it('leaves the focus where it is when nothing is refused', async () => {
  const screen = await render(
    <Form onSubmit={() => {}}>
      <input aria-label="Name" />
    </Form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

/** Refuses at a try, not before. */
function Refusing({ children: [accepted, refused] }: { children: [ReactNode, ReactNode] }) {
  const [tried, setTried] = useState(false);
  return (
    <Form onSubmit={() => setTried(true)}>
      {accepted}
      {tried && refused}
      <button type="submit">Go</button>
    </Form>
  );
}

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
