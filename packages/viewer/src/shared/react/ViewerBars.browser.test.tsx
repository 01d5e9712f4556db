import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState, type ReactElement } from 'react';
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

afterEach(() => {
  vi.useRealTimers();
});

it('[A9-038] stay under a sheet that was opened from them, and are there to come back to', async () => {
  await render(<BarsWithSheet />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
