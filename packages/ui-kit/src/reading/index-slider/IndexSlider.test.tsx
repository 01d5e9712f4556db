import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { IndexSlider } from './IndexSlider.tsx';

type ReadingProps = {
  readonly start: number;
  readonly min?: number;
  readonly max?: number;
  readonly rightToLeft?: boolean;
  readonly onChange?: (value: number) => void;
};

function Reading({ start, min = 1, max = 40, rightToLeft, onChange }: ReadingProps) {
  const [value, setValue] = useState(start);
  return (
    <main style={{ width: 300 }}>
      <IndexSlider
        label="Position"
        min={min}
        max={max}
        value={value}
        valueText={`${value} of ${max}`}
        rightToLeft={rightToLeft}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </main>
  );
}

const slider = { name: 'Position' };

it('[B9-042] goes by absolute page and speaks the value in words', async () => {
  const screen = await render(<Reading start={3} />);
  const range = screen.getByRole('slider', slider);
  await expect.element(range).toHaveAttribute('aria-valuetext', '3 of 40');
  expect(range.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it.each([
  ['{ArrowRight}', false, 51],
  ['{ArrowLeft}', false, 49],
  ['{ArrowUp}', false, 51],
  ['{ArrowLeft}', true, 51],
  ['{ArrowRight}', true, 49],
  ['{Home}', false, 0],
  ['{End}', false, 100],
  ['{Home}', true, 0],
  ['{End}', true, 100],
  ['{PageUp}', false, 60],
  ['{PageDown}', false, 40],
])('[B9-042] goes by percent: %s, right to left %s, from 50 to %i', async (key, rtl, expected) => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(
    <Reading start={50} min={0} max={100} rightToLeft={rtl} onChange={onChange} />,
  );
  screen.getByRole('slider', slider).element().focus();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
});

it.each([
  [false, 'left'],
  [true, 'right'],
])('right to left %s: it begins on the %s', async (rightToLeft, side) => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(<Reading start={20} rightToLeft={rightToLeft} onChange={onChange} />);
  const { width } = screen.getByRole('slider', slider).element().getBoundingClientRect();
  const x = side === 'left' ? 2 : width - 2;
  await screen.getByRole('slider', slider).click({ position: { x, y: 22 } });
  expect(onChange).toHaveBeenLastCalledWith(1);
});

it('shows the value above the thumb while it is dragged, and only then', async () => {
  const screen = await render(<Reading start={20} />);
  const range = screen.getByRole('slider', slider).element();
  const shown = (): number => screen.getByText('20 of 40').elements().length;
  expect(shown()).toBe(1);
  range.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(shown).toBe(2);
  const bubble = screen.getByText('20 of 40').elements()[0]?.getBoundingClientRect();
  expect(bubble?.bottom).toBeLessThanOrEqual(range.getBoundingClientRect().top);
  range.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(shown).toBe(1);
});

it('has nothing to offer where there is one page', async () => {
  const screen = await render(<Reading start={1} max={1} />);
  await expect.element(screen.getByRole('slider', slider)).toBeDisabled();
});

it('[A2-102] stands at 1 of 99 where nobody says otherwise', async () => {
  const screen = await render(<IndexSlider label="Position" valueText="1" onChange={vi.fn()} />);
  const range = screen.getByRole('slider', slider);
  await expect.element(range).toHaveValue('1');
  await expect.element(range).toHaveAttribute('min', '1');
  await expect.element(range).toHaveAttribute('max', '99');
});
