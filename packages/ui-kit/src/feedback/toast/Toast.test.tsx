import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Toast } from './Toast.tsx';

it.each([
  ['plain', 0],
  ['success', 1],
  ['error', 1],
] as const)('says %s with words and %i picture beside its cross', async (kind, pictures) => {
  const screen = await render(
    <main>
      <Toast
        toast={{ id: 'a', text: 'Saved', kind }}
        closeLabel="Close notice"
        onClose={() => undefined}
      />
    </main>,
  );
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(screen.container.querySelectorAll('svg')).toHaveLength(pictures + 1);
  expect(await violations()).toEqual([]);
});

it('does what it offers before it goes', async () => {
  const calls: string[] = [];
  const onAction = vi.fn<() => void>(() => calls.push('action'));
  const screen = await render(
    <Toast
      toast={{ id: 'a', text: 'Deleted', action: { label: 'Undo', onAction } }}
      closeLabel="Close notice"
      onClose={() => calls.push('close')}
    />,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  const { width, height } = undo.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await undo.click();
  expect(calls).toEqual(['action', 'close']);
});
