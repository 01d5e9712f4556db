import { useState } from 'react';
import { stopClock, timeouts } from '#testing/stop-clock.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Dialog } from '#overlays/dialog/Dialog.tsx';
import type { ToastMessage } from './toast-message.ts';
import { ToastRegion } from './ToastRegion.tsx';

async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await painted();
}
function press(element: Element): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
function fakeTime(): void {
  stopClock(...timeouts, 'performance');
}

function Edition({ first, duration }: { first: readonly ToastMessage[]; duration?: number }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return (
    <main>
      <button type="button" onClick={() => setToasts(first)}>
        Save
      </button>
      <ToastRegion
        label="Notices"
        closeLabel="Close notice"
        toasts={toasts}
        duration={duration}
        onClose={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </main>
  );
}

async function shown(first: readonly ToastMessage[], duration?: number) {
  const screen = await render(
    <Edition first={first} {...(duration !== undefined && { duration })} />,
  );
  const opener = screen.getByRole('button', { name: 'Save' });
  const text = (role: 'status' | 'alert') => screen.getByRole(role).element().textContent;
  return { screen, opener, text };
}
const one: ToastMessage = { id: 'a', text: 'Saved' };
const two: ToastMessage = { id: 'b', text: 'Sent' };

it('speaks in places that were there before, politely, and errors at once', async () => {
  const failed: ToastMessage = { id: 'e', text: 'Failed', kind: 'error' };
  const { screen, opener, text } = await shown([one, failed], 600_000);
  expect([text('status'), text('alert')]).toEqual(['', '']);
  await opener.click();
  expect([text('status'), text('alert')]).toEqual(['Saved', '']);
  await expect.element(screen.getByRole('region', { name: 'Notices' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close notice' }).click();
  expect([text('status'), text('alert')]).toEqual(['', 'Failed']);
});

const undo = { label: 'Undo', onAction: () => {} };

it.each([
  ['waits for who comes by Tab, where it offers something', { ...one, action: undo }, 'SavedUndo'],
  ['goes in its time for all Tabs, where it offers nothing', one, ''],
])('%s', async (_, toast, left) => {
  const { opener, text } = await shown([toast]);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  await pass(5999);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  await painted();
  await pass(5999);
  expect(text('status')).toBe(left);
  await pass(1);
  expect(text('status')).toBe('');
});

it.each([
  [undefined, 6000],
  [1500, 1500],
])('given %s shows what offers something for %i ms, one after the other', async (duration, ms) => {
  const { opener, text } = await shown([{ ...one, action: undo }, two], duration);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  await pass(ms - 1);
  expect(text('status')).toBe('SavedUndo');
  await pass(1);
  expect(text('status')).toBe('Sent');
  await pass(ms);
  expect(text('status')).toBe('');
});

it('gives way soon to what comes after it where it offers nothing, also below the pointer', async () => {
  const { screen, opener, text } = await shown([one, { ...two, action: undo }]);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  screen
    .getByText('Saved')
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await painted();
  await pass(1999);
  expect(text('status')).toBe('Saved');
  await pass(1);
  expect(text('status')).toBe('SentUndo');
});

it('says the same words once, however often they are to be said', async () => {
  const { opener, text } = await shown([one, { ...one, id: 'c' }, { ...one, id: 'd' }]);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  await pass(5999);
  expect(text('status')).toBe('Saved');
  await pass(1);
  expect(text('status')).toBe('');
});

it('takes back what it offered once something else is said of the same', async () => {
  const subscribed: ToastMessage = { id: 'a', text: 'Added', topic: 'title-7', action: undo };
  const ended: ToastMessage = { ...subscribed, id: 'c', text: 'Removed' };
  const { screen, opener, text } = await shown([subscribed, two, ended], 600_000);
  await opener.click();
  await expect.poll(() => text('status')).toBe('Sent');
  await screen.getByRole('button', { name: 'Close notice' }).click();
  await expect.poll(() => text('status')).toBe('RemovedUndo');
});

it('stays while it is pointed at, and then for what was left of its time', async () => {
  const { screen, opener, text } = await shown([one]);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  await pass(4000);
  const region = screen.getByText('Saved').element();
  region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await painted();
  await pass(60_000);
  expect(text('status')).toBe('Saved');
  region.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  await painted();
  await pass(1999);
  expect(text('status')).toBe('Saved');
  await pass(1);
  expect(text('status')).toBe('');
});

it('is reached by keyboard, stays meanwhile, and gives the focus back at Escape', async () => {
  const { screen, opener, text } = await shown([one]);
  await opener.hover();
  const from = opener.element();
  if (from instanceof HTMLElement) from.focus();
  fakeTime();
  press(from);
  await painted();
  await userEvent.tab();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Close notice' }).element(),
  );
  await pass(60_000);
  expect(text('status')).toBe('Saved');
  await userEvent.keyboard('{Escape}');
  await painted();
  expect(text('status')).toBe('');
  vi.useRealTimers();
  await expect.element(opener).toHaveFocus();
});

it('has one thing to do, and goes when it is done', async () => {
  const onAction = vi.fn<() => void>();
  const undone = { ...one, action: { label: 'Undo', onAction } };
  const { screen, opener, text } = await shown([undone], 600_000);
  await opener.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.poll(() => text('status')).toBe('');
});

it('shows above a dialog that was open before', async () => {
  await page.viewport(390, 800);
  await render(
    <>
      <Dialog
        open
        title="Ask"
        onClose={() => undefined}
        actions={<button type="button">No</button>}
      />
      <ToastRegion label="Notices" closeLabel="Close" toasts={[one]} onClose={() => undefined} />
    </>,
  );
  const region = page.elementLocator(document.body).getByText('Saved').element().closest('section');
  expect(region?.matches(':popover-open')).toBe(true);
  await page.viewport(1280, 800);
});

it('stays for as long as it says, unless another waits', async () => {
  const long: ToastMessage = { ...one, lasts: 60_000, action: undo };
  for (const [toasts, ms] of [
    [[long], 60_000],
    [[long, two], 6000],
  ] as const) {
    const { screen, opener, text } = await shown(toasts);
    await opener.hover();
    fakeTime();
    press(opener.element());
    await painted();
    await pass(ms - 1);
    expect(text('status')).toBe('SavedUndo');
    await pass(1);
    expect(text('status')).not.toBe('SavedUndo');
    vi.useRealTimers();
    await screen.unmount();
  }
});

it('stays no longer than others once what it offers is over', async () => {
  const over = new AbortController();
  const until = { signal: over.signal, text: 'Yours' };
  const action = { label: 'Undo', onAction: () => {}, until };
  const { opener, text } = await shown([{ ...one, lasts: 60_000, action }]);
  await opener.hover();
  fakeTime();
  press(opener.element());
  await painted();
  await pass(20_000);
  expect(text('status')).toBe('SavedUndo');
  over.abort();
  await painted();
  await pass(5999);
  expect(text('status')).toBe('Yours');
  await pass(1);
  expect(text('status')).toBe('');
});
