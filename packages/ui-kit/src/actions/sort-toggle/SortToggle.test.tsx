import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SortToggle } from './SortToggle.tsx';

function Sorted() {
  const [order, setOrder] = useState<'oldest' | 'newest'>('oldest');
  return (
    <SortToggle
      order={order}
      onOrder={setOrder}
      orders={[
        { order: 'oldest', label: 'Oldest first' },
        { order: 'newest', label: 'Newest first' },
      ]}
    />
  );
}

it('alternates between the two orders and shows the one in force', async () => {
  const screen = await render(<Sorted />);
  await screen.getByRole('button', { name: 'Oldest first' }).click();
  await screen.getByRole('button', { name: 'Newest first' }).click();
  await expect.element(screen.getByRole('button', { name: 'Oldest first' })).toBeVisible();
});
