import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { ChoiceChip } from './ChoiceChip.tsx';

it.each([true, false])('says whether it is on and asks for the opposite: %s', async (selected) => {
  const onSelected = vi.fn<(selected: boolean) => void>();
  const screen = await render(
    <main>
      <ChoiceChip selected={selected} onSelected={onSelected}>
        Completed
      </ChoiceChip>
    </main>,
  );
  const chip = screen.getByRole('button', { name: 'Completed', pressed: selected });
  await expect.element(chip).toBeVisible();
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onSelected).toHaveBeenCalledExactlyOnceWith(!selected);
});

it('does nothing while it is disabled', async () => {
  const screen = await render(
    <ChoiceChip selected disabled onSelected={() => undefined}>
      Completed
    </ChoiceChip>,
  );
  await expect.element(screen.getByRole('button')).toBeDisabled();
});
