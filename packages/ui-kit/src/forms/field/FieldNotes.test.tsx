import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FieldNotes } from './FieldNotes.tsx';

it('is nothing where there is nothing to say', async () => {
  const screen = await render(<FieldNotes id="name" />);
  expect(screen.container.childElementCount).toBe(0);
});

it('speaks of what is wrong instead of what went well, under the ids that the control names', async () => {
  const screen = await render(
    <FieldNotes id="name" hint="Seen by others" error="Too short" success="Fine" />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too short');
  expect(screen.getByText('Fine').elements()).toHaveLength(0);
  expect(screen.container.querySelector('#name-error')?.textContent).toContain('Too short');
  expect(screen.container.querySelector('#name-hint')?.textContent).toBe('Seen by others');
});

it.each([
  [20, ''],
  [21, 'Too long'],
])('with %i of 20 characters says by itself: "%s"', async (count, spoken) => {
  const counter = { count, limit: 20, label: 'Too long' };
  const screen = await render(<FieldNotes id="name" counter={counter} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(spoken);
});
