import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Switch } from './Switch.tsx';

function Light({ disabled = false }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <main>
      <Switch
        label="Light"
        words={{ on: 'On', off: 'Off' }}
        on={on}
        onSwitch={setOn}
        hint="In the whole house"
        disabled={disabled}
      />
    </main>
  );
}

it('is switched by its label and by the space bar, and shows its state in words', async () => {
  const screen = await render(<Light />);
  const light = screen.getByRole('switch', { name: 'Light', exact: true });
  await expect.element(screen.getByText('Off')).toBeVisible();
  await expect.element(screen.getByText('On')).not.toBeVisible();
  await screen.getByText('Light').click();
  await expect.element(light).toBeChecked();
  await expect.element(screen.getByText('On')).toBeVisible();
  await expect.element(screen.getByText('Off')).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(light).not.toBeChecked();
  await expect.element(light).toHaveAccessibleDescription('In the whole house');
});

it('has its size while its state is not known, and cannot be switched', async () => {
  const size = () => document.querySelector('main')?.getBoundingClientRect().height;
  const shown = (on: boolean | null) => (
    <main>
      <Switch
        label="Light"
        words={{ on: 'On', off: 'Off' }}
        on={on}
        onSwitch={() => undefined}
        hint="In the whole house"
      />
    </main>
  );
  const screen = await render(shown(null));
  await expect.element(screen.getByText('In the whole house')).toBeVisible();
  expect(screen.getByRole('switch').elements()).toEqual([]);
  const coming = [size(), screen.getByText('Light').element().getBoundingClientRect().top];
  await screen.rerender(shown(true));
  await expect.element(screen.getByRole('switch')).toBeChecked();
  expect([size(), screen.getByText('Light').element().getBoundingClientRect().top]).toEqual(coming);
});

it('stays as it is while disabled', async () => {
  const screen = await render(<Light disabled />);
  await screen.getByText('Light').click({ force: true });
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
});

it('puts its knob where the line of reading says', async () => {
  const screen = await render(
    <div dir="rtl">
      <Light />
    </div>,
  );
  const track = screen.getByRole('switch').element();
  const knob = track.nextElementSibling;
  const off = () => {
    const [outer, inner] = [track.getBoundingClientRect(), knob?.getBoundingClientRect()];
    return inner && inner.left + inner.right > outer.left + outer.right;
  };
  expect(off()).toBe(true);
  await screen.getByText('Light').click();
  await expect.poll(off).toBe(false);
});
