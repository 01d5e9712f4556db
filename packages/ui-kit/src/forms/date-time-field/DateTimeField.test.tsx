import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { DateTimeField } from './DateTimeField.tsx';

it('gives a wall clock as it was chosen, in whatever zone the browser is', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(
    <DateTimeField label="Publish at" hint="Time in Tokyo" value="" onValue={onValue} />,
  );
  const field = screen.getByLabelText('Publish at');
  await expect.element(field).toHaveAccessibleDescription('Time in Tokyo');
  await field.fill('2026-05-03T18:00');
  expect(onValue).toHaveBeenLastCalledWith('2026-05-03T18:00');
});
