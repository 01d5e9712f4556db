import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { SideSheet } from './SideSheet.tsx';

function WithMenu() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <SideSheet open={open} title="Menu" closeLabel="Close menu" onClose={() => setOpen(false)}>
        <a href="/library">Library</a>
      </SideSheet>
    </main>
  );
}
function sheets(screen: Awaited<ReturnType<typeof render>>): number {
  return screen.getByRole('dialog').elements().length;
}

it('opens from the end side, passes axe and closes by its button', async () => {
  const screen = await render(<WithMenu />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  await expect
    .poll(() => sheet.element().getBoundingClientRect().right)
    .toBe(document.documentElement.clientWidth);
  expect(await violations()).toEqual([]);
  await screen.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => sheets(screen)).toBe(0);
  await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('[B4-054] closes by Escape and by a press beside it', async () => {
  await page.viewport(390, 800);
  const screen = await render(<WithMenu />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheets(screen)).toBe(0);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await page
    .elementLocator(document.documentElement)
    .click({ position: { x: 10, y: 400 }, force: true });
  await expect.poll(() => sheets(screen)).toBe(0);
  await page.viewport(1280, 800);
});
