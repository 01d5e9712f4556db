import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { SortToggle } from './SortToggle.tsx';

function Sorted() {
  const [order, setOrder] = useState<'oldest' | 'newest'>('oldest');
  return (
    <main>
      <SortToggle
        order={order}
        onOrder={setOrder}
        orders={[
          { order: 'oldest', label: 'Oldest first' },
          { order: 'newest', label: 'Newest first' },
        ]}
      />
    </main>
  );
}

it('alternates between the two orders and shows the one in force', async () => {
  const screen = await render(<Sorted />);
  await screen.getByRole('button', { name: 'Oldest first' }).click();
  await screen.getByRole('button', { name: 'Newest first' }).click();
  await expect.element(screen.getByRole('button', { name: 'Oldest first' })).toBeVisible();
});

it('turns by keyboard and keeps the focus', async () => {
  const screen = await render(<Sorted />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Newest first' })).toHaveFocus();
});
