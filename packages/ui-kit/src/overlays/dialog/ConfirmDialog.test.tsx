import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Asked({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [open, setOpen] = useState(false);
  const answer = (value: string) => () => {
    setOpen(false);
    onAnswer(value);
  };
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button">Behind</button>
      <ConfirmDialog
        open={open}
        title="Read on?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={answer('yes')}
        onCancel={answer('no')}
      >
        The next chapter costs 3 coins.
      </ConfirmDialog>
    </main>
  );
}

it('asks by name, keeps the focus within and returns it', async () => {
  const onAnswer = vi.fn<(answer: string) => void>();
  const screen = await render(<Asked onAnswer={onAnswer} />);
  await screen.getByRole('button', { name: 'Ask' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Read on?' });
  await expect.element(dialog).toHaveAccessibleDescription('The next chapter costs 3 coins.');
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused === document.body || dialog.element().contains(focused)).toBe(true);
  }
  expect(await violations()).toEqual([]);
  await screen.getByRole('button', { name: 'Yes' }).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('yes');
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it('takes Escape and a press beside it for a no', async () => {
  const onAnswer = vi.fn<(answer: string) => void>();
  const screen = await render(<Asked onAnswer={onAnswer} />);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('no');
  await screen.getByRole('button', { name: 'Ask' }).click();
  document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onAnswer).toHaveBeenCalledTimes(2);
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});

it('has a single button where there is nothing to decide', async () => {
  const screen = await render(
    <ConfirmDialog
      open
      title="Gone"
      confirmLabel="OK"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

it('gives the focus first to the answer that keeps, and waits while its work is under way', async () => {
  const onAnswer = vi.fn<() => void>();
  const screen = await render(
    <ConfirmDialog
      open
      danger
      busy
      title="Delete the account?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onAnswer}
      onCancel={() => undefined}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Delete' }).click({ force: true });
  expect(onAnswer).not.toHaveBeenCalled();
});
