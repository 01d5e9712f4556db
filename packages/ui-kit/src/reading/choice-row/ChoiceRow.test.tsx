import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import '#tokens/novel-themes.css';
import { violations } from '#testing/violations.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

function Sizes({ swatches }: { swatches?: boolean }) {
  const [chosen, setChosen] = useState(2);
  return (
    <main style={{ width: 328 }}>
      <ChoiceRow
        legend="Size"
        choices={['15', '17', '19', '20', '22']}
        chosen={chosen}
        onChoose={setChosen}
        swatches={swatches}
      />
    </main>
  );
}

it('is a named group of which arrow keys choose one', async () => {
  const screen = await render(<Sizes />);
  await expect.element(screen.getByRole('group', { name: 'Size' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: '19' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '20' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '15' })).toBeChecked();
  expect(await violations()).toEqual([]);
});

it('shows colours in one line, by names that are spoken, and writes the chosen one above', async () => {
  const screen = await render(<Sizes swatches />);
  await expect.element(screen.getByRole('radio', { name: '19', exact: true })).toBeChecked();
  await expect.element(screen.getByRole('group', { name: 'Size', exact: true })).toBeVisible();
  expect(screen.container.querySelector('legend')?.textContent).toBe('Size · 19');
  const labels = [...screen.container.querySelectorAll('label')];
  expect(labels.map(({ textContent }) => textContent).join('')).toBe('');
  expect(new Set(labels.map((label) => label.getBoundingClientRect().top)).size).toBe(1);
  expect(await violations()).toEqual([]);
});

it('is 44 px high and wide where the words are short', async () => {
  const screen = await render(<Sizes />);
  for (const label of screen.container.querySelectorAll('label')) {
    const { width, height } = label.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

it.each([
  ['short, in one line', ['1', '2', '3', '4'], [4]],
  ['long, two by two', ['As the site is', 'Paper', 'Gray', 'Quite black'], [2, 2]],
])('sets four choices that are %s, and each as wide as the others', async (_, choices, lines) => {
  const screen = await render(
    <main style={{ width: 280 }}>
      <ChoiceRow legend="Ground" choices={choices} chosen={0} onChoose={() => {}} />
    </main>,
  );
  const boxes = [...screen.container.querySelectorAll('label')].map((label) =>
    label.getBoundingClientRect(),
  );
  const inLine = Map.groupBy(boxes, ({ top }) => Math.round(top));
  expect([...inLine.values()].map((line) => line.length)).toEqual(lines);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

it('shows five grounds, each with its own ink', async () => {
  const screen = await render(<Sizes swatches />);
  const grounds = [...screen.container.querySelectorAll('[data-novel-theme]')].map((swatch) => [
    getComputedStyle(swatch).backgroundColor,
    getComputedStyle(swatch, '::after').borderTopColor,
  ]);
  expect(new Set(grounds.map(([ground]) => ground)).size).toBe(5);
  for (const [ground, ink] of grounds) expect(ink).not.toBe(ground);
  expect(await violations()).toEqual([]);
});
