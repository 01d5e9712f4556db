import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { SaveState } from './SaveState.tsx';

it('tells a change of its state in the same place, and offers the way out', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await render(<SaveState state="saving" text="Saving…" />);
  const status = screen.getByRole('status').element();
  await screen.rerender(
    <SaveState state="failed" text="Not saved." action={{ label: 'Try again', onAction }} />,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not saved.');
  expect(screen.getByRole('status').element()).toBe(status);
  const action = screen.getByRole('button', { name: 'Try again' });
  expect(action.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await action.click();
  expect(onAction).toHaveBeenCalledOnce();
});
