import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SelectionBar } from './SelectionBar.tsx';

type Calls = { readonly onBuy: () => void; readonly onClose: () => void };

function Chosen({ onBuy, onClose }: Calls) {
  const [checked, setChecked] = useState(false);
  return (
    <main>
      <SelectionBar
        label="Ausgewählte Kapitel"
        all={{ label: 'Alle auswählen', checked, mixed: false, onChecked: setChecked }}
        count={checked ? '128 ausgewählt' : '0 ausgewählt'}
        price="1.234 Münzen"
        original={{ price: '2.345', label: 'zuvor: 2.345 Münzen' }}
        back="120 Münzen zurück"
        buyLabel="Kaufen"
        disabled={!checked}
        onBuy={onBuy}
        closeLabel="Abbrechen"
        onClose={onClose}
      />
    </main>
  );
}

it('checks all at once, says what it costs together and buys nothing before', async () => {
  await page.viewport(360, 640);
  const onBuy = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const screen = await render(<Chosen onBuy={onBuy} onClose={onClose} />);
  const bar = screen.getByRole('region', { name: 'Ausgewählte Kapitel' });
  const buy = bar.getByRole('button', { name: 'Kaufen' });
  await expect.element(buy).toBeDisabled();
  await bar.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('128 ausgewählt');
  await expect.element(bar.getByText('1.234 Münzen')).toBeVisible();
  await expect.element(bar.getByText('120 Münzen zurück')).toBeVisible();
  await buy.click();
  await bar.getByRole('button', { name: 'Abbrechen' }).click();
  expect([onBuy.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  expect(bar.element().scrollWidth).toBeLessThanOrEqual(bar.element().clientWidth);
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
});
