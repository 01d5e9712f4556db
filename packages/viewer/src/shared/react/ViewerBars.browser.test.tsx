import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState, type ReactElement } from 'react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { useControls } from '#shared/react/hooks/use-controls.ts';
import { ViewerBars } from './ViewerBars.tsx';

/** A bar with one button, which opens a sheet. */
function BarsWithSheet(): ReactElement {
  const controls = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const sheet = (
    <BottomSheet open={isOpen} title="Contents" closeLabel="Close" onClose={() => setIsOpen(false)}>
      One
    </BottomSheet>
  );
  const button = (
    <button type="button" onClick={() => setIsOpen(true)}>
      Contents
    </button>
  );
  return (
    <>
      <ViewerBars controls={controls} showLabel="Show controls" top={button} bottom={null} />
      {sheet}
    </>
  );
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

/** Bars that are shown, with something as wide as it may be in the lower one. */
function WideBars(): ReactElement {
  const bottom = <div style={{ flex: 1 }}>Way</div>;
  return (
    <ViewerBars
      controls={{ ...useControls(), shown: true }}
      showLabel="Show controls"
      top={null}
      bottom={bottom}
    />
  );
}

it('are no wider below than what is read, in the middle of a wide window', async () => {
  const screen = await render(<WideBars />);
  const way = (): DOMRect => page.getByText('Way').element().getBoundingClientRect();
  for (const [width, most] of [
    [1440, 720],
    [390, 374],
  ] as const) {
    await page.viewport(width, 800);
    await expect.poll(() => Math.round(way().width)).toBe(most);
    expect(Math.abs(way().left + way().right - width)).toBeLessThanOrEqual(1);
  }
  const foot = (): string =>
    getComputedStyle(document.documentElement).getPropertyValue('--hj-reader-foot');
  const bar = page.getByText('Way').element().parentElement;
  // What else stands at the lower edge stands above it.
  await expect.poll(foot).toBe(`${bar?.getBoundingClientRect().height}px`);
  await screen.unmount();
  expect(foot()).toBe('');
});

it('[A9-038] stay under a sheet that was opened from them, and are there to come back to', async () => {
  await render(<BarsWithSheet />);
  stopClock(...timeouts);
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const opener = page.getByRole('button', { name: 'Contents' });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Contents' })).toBeVisible();
  const bars = document.querySelector<HTMLElement>('[data-shown]');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(bars?.dataset['shown']).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  opener.element().blur();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => bars?.dataset['shown']).toBe('false');
});
