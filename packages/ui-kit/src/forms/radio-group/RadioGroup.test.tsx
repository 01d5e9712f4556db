import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'Apricot', hint: 'Small and soft' },
  { value: 'b', label: 'Blackberry', disabled: true },
  { value: 'c', label: 'Cherry' },
];
function Fruit({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <main>
      <RadioGroup
        label="Fruit"
        options={options}
        value={value}
        onValue={setValue}
        required
        hint="Any of them"
        error={error}
      />
    </main>
  );
}

it('is one stop for the Tab key, and arrows choose and pass over what is closed', async () => {
  const screen = await render(<Fruit />);
  const [apricot, cherry] = ['Apricot', 'Cherry'].map((name) =>
    screen.getByRole('radio', { name }),
  );
  if (!apricot || !cherry) throw new Error('no options');
  await userEvent.tab();
  await expect.element(apricot).toHaveFocus();
  await expect.element(apricot).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cherry).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(apricot).toBeChecked();
  await expect.element(apricot).toHaveAccessibleDescription('Small and soft');
});

it('says what is wrong with the group', async () => {
  const screen = await render(<Fruit error="Please choose." />);
  const group = screen.getByRole('radiogroup', { name: 'Fruit' });
  await expect.element(group).toHaveAccessibleDescription('Please choose. Any of them');
  await expect.element(group).toBeRequired();
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  expect(await violations()).toEqual([]);
});

it('keeps two groups on one screen apart', async () => {
  const screen = await render(
    <>
      <Fruit />
      <Fruit />
    </>,
  );
  const cherries = screen.getByRole('radio', { name: 'Cherry' });
  await cherries.first().click();
  await cherries.last().click();
  await expect.element(cherries.first()).toBeChecked();
  await expect.element(cherries.last()).toBeChecked();
});
