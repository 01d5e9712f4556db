import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
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

it('puts its action under a text that needs the whole line', async () => {
  await page.viewport(360, 640);
  const screen = await render(
    <main>
      <Toast
        toast={{
          id: 'a',
          text: 'Ihre Einstellungen konnten nicht gespeichert werden',
          action: { label: 'Noch einmal versuchen', onAction: () => undefined },
        }}
        closeLabel="Close"
        onClose={() => undefined}
      />
    </main>,
  );
  const text = screen
    .getByText(/Einstellungen/)
    .element()
    .getBoundingClientRect();
  const action = screen
    .getByRole('button', { name: 'Noch einmal versuchen' })
    .element()
    .getBoundingClientRect();
  expect(text.width).toBeGreaterThan(220);
  expect(action.top).toBeGreaterThanOrEqual(text.bottom);
  await page.viewport(1280, 800);
});

it('takes an offer back once it is over, and says what is still true', async () => {
  const over = new AbortController();
  const until = { signal: over.signal, text: 'It is yours.' };
  const screen = await render(
    <Toast
      toast={{
        id: 'a',
        text: 'It is yours. You can return it.',
        action: { label: 'Return', onAction: () => undefined, until },
      }}
      closeLabel="Close notice"
      onClose={() => undefined}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Return' })).toBeVisible();
  over.abort();
  await expect.element(screen.getByText('It is yours.', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return' }).elements()).toEqual([]);
});
