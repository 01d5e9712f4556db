import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { digitsOf } from './digits-of.ts';
import { NumericField } from './NumericField.tsx';

function Numbering({ maxLength, value: initial = '' }: { maxLength?: number; value?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <main>
      <input aria-label="Elsewhere" defaultValue="+82 010-1234-56789" />
      <NumericField label="Mobile" maxLength={maxLength} value={value} onValue={setValue} />
    </main>
  );
}
async function open(props: { maxLength?: number; value?: string } = {}) {
  const screen = await render(<Numbering {...props} />);
  return { screen, field: screen.getByRole('textbox', { name: 'Mobile' }) };
}

it.each([
  ['', 11, ''],
  ['010-1234-5678', 11, '01012345678'],
  ['12a3', 2, '12'],
  ['０１９', 11, '019'],
  ['／：', 11, ''],
  ['1.5e3', 11, '153'],
])('[A5-031] of %j cut to %i stays %j', (text, max, digits) => {
  expect(digitsOf(text, max)).toBe(digits);
});

it('[A5-031] keeps only the digits that are typed, as many as allowed', async () => {
  const { field } = await open({ maxLength: 5 });
  await userEvent.type(field, 'a1b2-3 ４5');
  await expect.element(field).toHaveValue('12345');
  await userEvent.type(field, '6');
  await expect.element(field).toHaveValue('12345');
  expect(await violations()).toEqual([]);
});

it('[A5-031] strips what is pasted before it is cut, so that no digit is lost to a hyphen', async () => {
  const { screen, field } = await open({ maxLength: 11 });
  await screen.getByRole('textbox', { name: 'Elsewhere' }).click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.copy();
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue('82010123456');
});

it('[A5-031] takes 500 digits where no other length is given', async () => {
  const { field } = await open();
  await field.fill('7'.repeat(501));
  await expect.element(field).toHaveValue('7'.repeat(500));
});

it('leaves the caret where it was when something is stripped', async () => {
  const { field } = await open({ maxLength: 11, value: '0109999' });
  await field.click();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}-12');
  await expect.element(field).toHaveValue('010129999');
});

it('waits for a composition to end before it strips', async () => {
  const { field } = await open();
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input');
  await field.click();
  const write = (text: string, isComposing: boolean) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  write('１２あ', true);
  await expect.element(field).toHaveValue('１２あ');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(field).toHaveValue('12');
});
