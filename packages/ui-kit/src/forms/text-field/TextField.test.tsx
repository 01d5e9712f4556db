import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Typing(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <main>
      <TextField label="Name" {...props} value={value} onValue={setValue} />
    </main>
  );
}

it('[A5-032] [B5-030] takes 500 characters unless told', async () => {
  const screen = await render(<Typing />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAttribute('maxlength', '500');
  await screen.rerender(<Typing maxLength={20} />);
  await expect.element(input).toHaveAttribute('maxlength', '20');
});

it('cuts nothing beside a counter, which counts otherwise than browsers', async () => {
  const screen = await render(<Typing counter={{ count: 1, limit: 20, label: '1 of 20' }} />);
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('maxlength');
});

it('gives what is typed, and neither when read-only nor when disabled', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(<TextField label="A" value="" onValue={onValue} />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(onValue).toHaveBeenCalledExactlyOnceWith('x');
  await screen.rerender(<TextField label="A" value="kept" onValue={onValue} readOnly />);
  await userEvent.type(screen.getByRole('textbox'), 'y');
  await screen.rerender(<TextField label="A" value="kept" onValue={onValue} disabled />);
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
  expect(onValue).toHaveBeenCalledTimes(1);
});

it('is directed by what is typed, and by the page while empty', async () => {
  const screen = await render(
    <div dir="rtl">
      <Typing />
    </div>,
  );
  const input = screen.getByRole('textbox');
  const direction = () => getComputedStyle(input.element()).direction;
  expect(direction()).toBe('rtl');
  await userEvent.type(input, 'Lane Nine');
  expect(direction()).toBe('ltr');
});

it('is high enough to press, and large enough that phones do not zoom', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(767, 600);
  const screen = await render(<Typing value="text" />);
  const input = screen.getByRole('textbox').element();
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  await page.viewport(innerWidth, innerHeight);
  expect(await violations()).toEqual([]);
});
