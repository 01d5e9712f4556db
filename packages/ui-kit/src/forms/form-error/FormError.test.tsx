import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { FormError, type FormErrorItem } from './FormError.tsx';

const missing: FormErrorItem[] = [
  { fieldId: 'email', message: 'Please input Email address.' },
  { message: 'Something else is wrong.' },
];
function show(errors: FormErrorItem[], attempt: number) {
  return (
    <main>
      <FormError title="Not sent yet" errors={errors} attempt={attempt} />
      <input id="email" aria-label="Email" />
    </main>
  );
}

it('takes the focus with each attempt, and never while the reader types', async () => {
  const screen = await render(show([], 0));
  expect(screen.getByRole('group').elements()).toEqual([]);
  await screen.rerender(show(missing, 1));
  const summary = screen.getByRole('group', { name: 'Not sent yet' });
  await expect.element(summary).toHaveFocus();
  await screen.getByRole('textbox').click();
  await screen.rerender(show(missing.slice(0, 1), 1));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await screen.rerender(show(missing, 2));
  await expect.element(summary).toHaveFocus();
  expect(await violations()).toEqual([]);
});

it('leads to the field that is to blame, and leaves the address as it is', async () => {
  const screen = await render(show(missing, 1));
  const { href } = location;
  await screen.getByRole('link', { name: 'Please input Email address.' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(location.href).toBe(href);
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});
