import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { SegmentedControl } from './SegmentedControl.tsx';

type Choice = 'system' | 'light' | 'dark';

function Choosing({ onValue }: { readonly onValue: (value: Choice) => void }) {
  const [value, setValue] = useState<Choice>('system');
  return (
    <main>
      <SegmentedControl<Choice>
        label="Appearance"
        options={[
          { value: 'system', label: 'As the device' },
          { value: 'light', label: 'Light', icon: 'sun' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
        ]}
        value={value}
        onValue={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
    </main>
  );
}

it('is a radio group by name, by pointer and by arrow keys, with targets of 44 px', async () => {
  const onValue = vi.fn<(value: Choice) => void>();
  const screen = await render(<Choosing onValue={onValue} />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Light' }).click();
  expect(onValue).toHaveBeenLastCalledWith('light');
  await userEvent.keyboard('{ArrowRight}');
  expect(onValue).toHaveBeenLastCalledWith('dark');
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  for (const radio of screen.getByRole('radio').elements()) {
    const { width, height } = radio.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(42);
  }
});
