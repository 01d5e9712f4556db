import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Field } from './Field.tsx';
import type { FieldWords } from './field-words.ts';

function show(words: Partial<FieldWords>) {
  return render(
    <main>
      <Field label="Nickname" {...words}>
        {(tied) => <input {...tied} />}
      </Field>
    </main>,
  );
}

it('describes its control by error, hint and counter, in this order', async () => {
  const screen = await show({
    hint: 'Others see it.',
    error: 'It is too long.',
    success: 'It is free.',
    counter: { count: 21, limit: 20, label: '21 of 20 characters' },
  });
  const input = screen.getByRole('textbox', { name: 'Nickname' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('It is too long. Others see it. 21 of 20 characters');
  await expect.element(input).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It is too long.');
  expect(await violations()).toEqual([]);
});

it('is not described where nothing is said, and not invalid', async () => {
  const screen = await show({});
  const input = screen.getByRole('textbox');
  await expect.element(input).not.toHaveAttribute('aria-describedby');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).not.toHaveAttribute('aria-required');
});

it('says that it is good, and that it must be filled', async () => {
  const screen = await show({ success: 'It is free.', required: true });
  const input = screen.getByRole('textbox', { name: 'Nickname' });
  await expect.element(input).toHaveAccessibleDescription('It is free.');
  await expect.element(input).toBeRequired();
  await expect.element(screen.getByRole('status')).toHaveTextContent('It is free.');
});

it.each([
  [19, ''],
  [20, ''],
  [21, '21 of 20'],
])('at %i of 20 characters its counter says by itself "%s"', async (count, said) => {
  const screen = await show({ counter: { count, limit: 20, label: `${count} of 20` } });
  await expect.element(screen.getByText(`${count} / 20`)).toBeVisible();
  expect(screen.getByRole('status').element().textContent).toBe(said);
});

it('names its control by a label that is only spoken', async () => {
  const screen = await show({ labelHidden: true, required: true });
  await expect
    .element(screen.getByRole('textbox', { name: 'Nickname', exact: true }))
    .toBeVisible();
});
