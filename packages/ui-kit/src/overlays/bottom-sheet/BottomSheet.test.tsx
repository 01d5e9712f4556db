import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from '#actions/button/Button.tsx';
import { violations } from '#testing/violations.ts';
import { BottomSheet } from './BottomSheet.tsx';

const onClose = vi.fn<() => void>();

function Opened() {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Settings</Button>
      <BottomSheet
        open={open}
        title="Reading"
        closeLabel="Close"
        onClose={close}
        actions={<Button look="strong">Apply</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
      </BottomSheet>
    </main>
  );
}

async function shown(width: number, height: number) {
  onClose.mockClear();
  await page.viewport(width, height);
  const screen = await render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Settings' });
  await opener.click();
  const sheet = screen.getByRole('dialog', { name: 'Reading' });
  const box = () => sheet.element().getBoundingClientRect();
  return { screen, opener, sheet, box };
}
afterEach(() => page.viewport(1280, 800));

/** Takes the head by its middle and moves it; gives what lets it go so long after, by the reader's clock. */
function drag(by: number): (ms: number, end?: string) => void {
  const head = page.getByRole('heading', { name: 'Reading' }).element();
  const from = head.getBoundingClientRect().top + 4;
  const send = (type: string, clientY: number, at: number): void => {
    const event = new PointerEvent(type, { bubbles: true, pointerId: 1, clientY });
    Object.defineProperty(event, 'timeStamp', { value: at });
    head.dispatchEvent(event);
  };
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
  send('pointerdown', from, 1000);
  send('pointermove', from + by, 1000);
  capture.mockRestore();
  return (ms, end = 'pointerup') => send(end, from + by, 1000 + ms);
}

it('rises from the foot of a phone over its whole width', async () => {
  const { box } = await shown(390, 800);
  await expect.poll(() => box().bottom).toBe(800);
  expect([box().left, box().width]).toEqual([0, 390]);
  expect(await violations()).toEqual([]);
});

it.each([
  [767, 767],
  [768, 480],
])('is at %i px so wide: %i', async (width, inline) => {
  const { box } = await shown(width, 800);
  await expect.poll(() => box().width).toBe(inline);
});

it('keeps its head and its buttons in sight over long content', async () => {
  const { screen, sheet } = await shown(390, 600);
  sheet.element().scrollTo(0, 400);
  await expect.element(screen.getByRole('heading', { name: 'Reading' })).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
});

it.each(['Escape', 'button'])('closes by %s and returns the focus', async (by) => {
  const { screen, opener, sheet } = await shown(390, 800);
  if (by === 'Escape') await userEvent.keyboard('{Escape}');
  else await screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
  await expect.element(sheet).not.toBeInTheDocument();
});

it.each([
  [95, 1000, 'pointerup', 0],
  [96, 1000, 'pointerup', 1],
  [60, 101, 'pointerup', 0],
  [60, 100, 'pointerup', 1],
  [20, 1, 'pointerup', 0],
  [-200, 1000, 'pointerup', 0],
  [200, 1000, 'pointercancel', 0],
])('dragged by %i px in %i ms (%s) it closes %i times', async (by, ms, end, times) => {
  const { box } = await shown(390, 800);
  await expect.poll(() => box().bottom).toBe(800);
  drag(by)(ms, end);
  expect(onClose).toHaveBeenCalledTimes(times);
});

it('follows the finger while it is dragged, and springs back', async () => {
  const { box } = await shown(390, 800);
  await expect.poll(() => box().bottom).toBe(800);
  const letGo = drag(50);
  await expect.poll(() => box().bottom).toBe(850);
  letGo(1000);
  await expect.poll(() => box().bottom).toBe(800);
});
