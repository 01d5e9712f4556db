import { stopClock, timeouts } from '#testing/stop-clock.ts';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { Button } from '#actions/button/Button.tsx';
import { Dialog } from '#overlays/dialog/Dialog.tsx';
import { violations } from '#testing/violations.ts';
import { Tooltip } from './Tooltip.tsx';

const text = 'Fills up again in 3 hours';

async function shown(touchMs?: number) {
  const act = vi.fn<() => void>();
  const screen = await render(
    <main style={{ padding: 120 }}>
      <Tooltip text={text} touchMs={touchMs}>
        {(describedBy) => (
          <Button aria-describedby={describedBy} onClick={act}>
            Gauge
          </Button>
        )}
      </Tooltip>
      <Button>Elsewhere</Button>
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Gauge' });
  return { act, screen, button, tip: screen.getByRole('tooltip') };
}
function touch(target: Element, type: string, clientX = 0): boolean {
  return target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 0 }),
  );
}
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await painted();
}

it('describes its control whether it shows or not', async () => {
  const { button, tip } = await shown();
  await expect.element(button).toHaveAccessibleDescription(text);
  await expect.element(tip).not.toBeInTheDocument();
});

it('shows above its control while a pointer rests there or on the words themselves', async () => {
  const { button, tip, screen } = await shown();
  await button.hover();
  await expect.element(tip).toBeVisible();
  const words = tip.element().getBoundingClientRect();
  expect(words.bottom).toBeCloseTo(button.element().getBoundingClientRect().top, 0);
  expect(await violations()).toEqual([]);
  await tip.hover();
  await expect.element(tip).toBeVisible();
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.element(tip).not.toBeInTheDocument();
});

it('shows while the keyboard has its control, until Escape, which a dialog around it survives', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <Dialog
      open
      title="Ask"
      onClose={onClose}
      actions={
        <Tooltip text={text}>
          {(describedBy) => <Button aria-describedby={describedBy}>Gauge</Button>}
        </Tooltip>
      }
    />,
  );
  const tip = screen.getByRole('tooltip');
  await userEvent.tab();
  await userEvent.tab();
  screen.getByRole('button', { name: 'Gauge' }).element().focus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('does not show where its control comes up under a resting mouse, until that moves', async () => {
  const { button, tip } = await shown();
  const mouse = (type: string) =>
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  mouse('pointerover');
  await painted();
  expect(tip.elements()).toHaveLength(0);
  mouse('pointermove');
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  mouse('pointermove');
  await painted();
  expect(tip.elements()).toHaveLength(0);
});

it.each([
  [300, 300],
  [undefined, 4000],
])(
  'given %s shows after a long press for %i ms, and the press does nothing else',
  async (touchMs, ms) => {
    const { act, button, tip } = await shown(touchMs);
    const control = button.element();
    stopClock(...timeouts);
    touch(control, 'pointerdown');
    await pass(499);
    expect(tip.elements()).toHaveLength(0);
    await pass(1);
    await expect.poll(() => tip.elements()).toHaveLength(1);
    touch(control, 'pointerup');
    control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(act).not.toHaveBeenCalled();
    await pass(ms - 1);
    expect(tip.elements()).toHaveLength(1);
    await pass(1);
    await expect.poll(() => tip.elements()).toHaveLength(0);
    control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(act).toHaveBeenCalledOnce();
  },
);

it.each(['pointerup', 'pointercancel'])(
  'does not take a short touch for a question: %s',
  async (end) => {
    const { act, button, tip } = await shown();
    stopClock(...timeouts);
    touch(button.element(), 'pointerdown');
    await pass(499);
    touch(button.element(), end);
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(act).toHaveBeenCalledOnce();
    await pass(1000);
    expect(tip.elements()).toHaveLength(0);
  },
);

it('does not take scrolling for a question', async () => {
  const { button, tip } = await shown();
  stopClock(...timeouts);
  touch(button.element(), 'pointerdown', 0);
  touch(button.element(), 'pointermove', 11);
  await pass(1000);
  expect(tip.elements()).toHaveLength(0);
});
