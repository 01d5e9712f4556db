import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { CodeField } from './CodeField.tsx';

function Coding({ time = '9:41' }: { time?: string }) {
  const [value, setValue] = useState('');
  return (
    <main>
      <input aria-label="Mail" defaultValue="Your code: 904 111." />
      <CodeField
        label="Code"
        value={value}
        onValue={setValue}
        remaining={{ time, label: `${time} left` }}
      />
    </main>
  );
}

it('takes six digits, typed', async () => {
  const screen = await render(<Coding />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, '12o4 5678');
  await expect.element(field).toHaveValue('124567');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  expect(await violations()).toEqual([]);
});

it('takes six digits out of what is pasted', async () => {
  const screen = await render(<Coding />);
  await screen.getByRole('textbox', { name: 'Mail' }).click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.copy();
  await screen.getByRole('textbox', { name: 'Code' }).click();
  await userEvent.paste();
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('904111');
});

it('shows how long the code holds, without saying every second', async () => {
  const screen = await render(<Coding />);
  // The time is for the eyes, the words are for the ears.
  await expect.element(screen.getByRole('timer')).toHaveTextContent('9:419:41 left');
  await expect.element(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  await screen.rerender(<Coding time="9:40" />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('9:409:40 left');
});
