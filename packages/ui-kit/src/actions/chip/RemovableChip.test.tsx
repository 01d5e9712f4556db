import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { RemovableChip } from './RemovableChip.tsx';

it('says what a press takes away, and asks for it', async () => {
  const onRemove = vi.fn<() => void>();
  const screen = await render(
    <main>
      <RemovableChip removeLabel="Remove drama" onRemove={onRemove}>
        drama
      </RemovableChip>
    </main>,
  );
  const chip = screen.getByRole('button', { name: 'Remove drama' });
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await chip.click();
  expect(onRemove).toHaveBeenCalledOnce();
});

it('cuts a word that is longer than its line, and keeps its cross in sight', async () => {
  const screen = await render(
    <div style={{ inlineSize: 160 }}>
      <RemovableChip removeLabel="Remove" onRemove={() => undefined}>
        Rechtsanwaltsgehilfenausbildung
      </RemovableChip>
    </div>,
  );
  const chip = screen.getByRole('button').element().getBoundingClientRect();
  const cross = screen.container.querySelector('svg')?.getBoundingClientRect();
  expect(chip.width).toBeLessThanOrEqual(160);
  expect(cross?.right).toBeLessThan(chip.right);
  expect(cross?.width).toBe(16);
});
