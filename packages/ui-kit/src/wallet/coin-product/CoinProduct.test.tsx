import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { CoinProduct } from './CoinProduct.tsx';

function Shop({ onSelect }: { onSelect?: (coins: number) => void }) {
  const [chosen, setChosen] = useState(10);
  return (
    <main style={{ width: 328 }}>
      {[10, 30, 100].map((coins) => (
        <CoinProduct
          key={coins}
          group="coins"
          coins={`${coins} coins`}
          price={`$${coins / 10}`}
          selected={chosen === coins}
          unavailableLabel={coins === 30 ? 'Sold out' : undefined}
          onSelect={() => {
            setChosen(coins);
            onSelect?.(coins);
          }}
        />
      ))}
    </main>
  );
}

it('is one of its group: arrow keys go past what cannot be chosen', async () => {
  const onSelect = vi.fn<(coins: number) => void>();
  const screen = await render(<Shop onSelect={onSelect} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '10 coins' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(100);
  await expect.element(screen.getByRole('radio', { name: '100 coins' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '30 coins' })).toBeDisabled();
  await expect
    .element(screen.getByRole('radio', { name: '30 coins' }))
    .toHaveAccessibleDescription('Sold out');
  expect(await violations()).toEqual([]);
});

it('speaks coins, bonus and mark as its name, the price before and now as its description', async () => {
  const screen = await render(
    <main>
      <CoinProduct
        group="coins"
        coins="100 coins"
        bonus="+ 10 free"
        bestLabel="Most coins for the price"
        price="$8.99"
        original={{ price: '$9.99', label: 'before: $9.99' }}
        selected
        onSelect={() => undefined}
      />
    </main>,
  );
  const radio = screen.getByRole('radio', { name: '100 coins + 10 free Most coins for the price' });
  await expect.element(radio).toHaveAccessibleDescription(/before: \$9\.99.*\$8\.99/);
  expect(getComputedStyle(screen.getByText('$9.99').element()).textDecorationLine).toBe(
    'line-through',
  );
});

it('cannot be changed while it is being bought', async () => {
  const screen = await render(
    <CoinProduct
      group="coins"
      coins="100 coins"
      price="$8.99"
      selected
      onSelect={() => undefined}
      busyLabel="Opening the payment"
    />,
  );
  await expect.element(screen.getByRole('radio')).toBeDisabled();
  await expect.element(screen.getByText('Opening the payment')).toBeVisible();
  expect(screen.getByText('$8.99').elements()).toEqual([]);
});

it('is high enough for a finger and no wider than its room', async () => {
  const screen = await render(
    <main style={{ width: 328 }}>
      <CoinProduct
        group="coins"
        coins="1.000.000 Münzen im Vorratspaket"
        bonus="+ 250.000 geschenkt"
        price="1.234.567,89 €"
        bestLabel="Meiste Münzen für diesen Preis"
        selected={false}
        onSelect={() => undefined}
      />
    </main>,
  );
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
  const { height } = screen.container.querySelector('label')?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
});
