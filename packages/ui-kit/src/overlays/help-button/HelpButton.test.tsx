import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { HelpButton } from './HelpButton.tsx';

function shown() {
  return render(
    <main>
      <HelpButton label="About waiting for free" title="Waiting for free" closeLabel="Got it">
        A chapter is free when the gauge is full.
      </HelpButton>
    </main>,
  );
}

it('opens what explains, by name, and returns the focus', async () => {
  const screen = await shown();
  const button = screen.getByRole('button', { name: 'About waiting for free' });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Waiting for free' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('A chapter is free when the gauge is full.');
  await screen.getByRole('button', { name: 'Got it' }).click();
  await expect.element(button).toHaveFocus();
});

it('opens and closes by keyboard', async () => {
  const screen = await shown();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
