import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { ExpiryList, type ExpiringCoins } from './ExpiryList.tsx';

function entries(count: number): ExpiringCoins[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    amount: `${index + 1} coins`,
    date: `${index + 1} August`,
    dateTime: `2025-08-${String(index + 1).padStart(2, '0')}`,
    remaining: `${index + 2} days left`,
  }));
}

function list(count: number) {
  return (
    <main style={{ width: 312 }}>
      <ExpiryList
        label="Coins that expire soon"
        entries={entries(count)}
        isDimmed={(known, atEnd) => known >= 10 && !atEnd}
      />
    </main>
  );
}

function dimmed(container: Element): string | undefined {
  return container.querySelector('[data-dimmed]')?.getAttribute('data-dimmed') ?? undefined;
}

it.each([
  [9, 'false'],
  [10, 'true'],
])('of %i entries: dimmed %s', async (count, expected) => {
  const screen = await render(list(count));
  await expect.poll(() => dimmed(screen.container)).toBe(expected);
  expect(screen.getByRole('listitem').elements()).toHaveLength(count);
  expect(await violations()).toEqual([]);
});

it('is bright once scrolled to the end, by keyboard too, and dims on the way back', async () => {
  const screen = await render(list(12));
  await userEvent.tab();
  await expect
    .element(screen.getByRole('region', { name: 'Coins that expire soon' }))
    .toHaveFocus();
  expect(dimmed(screen.container)).toBe('true');
  await userEvent.keyboard('{End}');
  await expect.poll(() => dimmed(screen.container)).toBe('false');
  // Pressed while the list still glides to its end, a key may be lost.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Home}');
      return dimmed(screen.container);
    })
    .toBe('true');
});

it('dims when more comes', async () => {
  const screen = await render(list(9));
  await screen.rerender(list(10));
  await expect.poll(() => dimmed(screen.container)).toBe('true');
});
