import { useState } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { FrameDialog } from './FrameDialog.tsx';

function Site() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FrameDialog open={open} title="Missions" closeLabel="Close" onClose={() => setOpen(false)}>
        <iframe title="A partner" srcDoc="<p>Hello</p>" sandbox="" />
      </FrameDialog>
    </>
  );
}

afterEach(() => page.viewport(1280, 800));

async function opened(width: number, height: number) {
  await page.viewport(width, height);
  const screen = await render(<Site />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Missions' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, frame: screen.getByTitle('A partner').element() };
}

it('[B9-025] has a frame of 700 px on a wide screen, and the whole screen on a phone', async () => {
  const wide = await opened(768, 900);
  expect(wide.frame.getBoundingClientRect().height).toBe(700);
  await wide.screen.unmount();
  const phone = await opened(390, 800);
  const box = phone.dialog.element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([390, 800]);
  expect(phone.frame.getBoundingClientRect().width).toBe(390);
});

it('gives a partner’s page a light ground, or none at all, where the site is dark', async () => {
  document.documentElement.style.colorScheme = 'dark';
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'));
  const { frame } = await opened(390, 800);
  expect(getComputedStyle(frame)).toMatchObject({
    backgroundColor: 'rgb(255, 255, 255)',
    colorScheme: 'light',
  });
});

it('keeps its way out in sight where 700 px are more than there is', async () => {
  const { screen, dialog } = await opened(900, 500);
  dialog.element().scrollTop = 1000;
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeInViewport();
});

it('closes by its button and by Escape, and the focus returns', async () => {
  const { screen, dialog } = await opened(390, 800);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
