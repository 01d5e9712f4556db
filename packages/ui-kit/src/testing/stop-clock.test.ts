import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stopClock, timeouts } from './stop-clock.ts';

/** A timer, a button that comes after a while of real time, and one press of it. */
async function pressLate(): Promise<ReturnType<typeof vi.fn>> {
  const frame = requestAnimationFrame;
  const rung = vi.fn<() => void>();
  setTimeout(rung, 200);
  const button = document.createElement('button');
  button.textContent = 'Late';
  const begun = performance.now();
  const come = (now: number) => (now - begun > 600 ? document.body.append(button) : frame(come));
  frame(come);
  await expect.element(page.getByRole('button', { name: 'Late' })).toBeVisible();
  await page.getByRole('button', { name: 'Late' }).click();
  button.remove();
  return rung;
}

it('lets no action and no wait move the clock, but the test itself', async () => {
  stopClock(...timeouts);
  const rung = await pressLate();
  expect(rung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(199);
  expect(rung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rung).toHaveBeenCalledOnce();
});

it('ends with its test, after which Vitest moves what is faked', async () => {
  vi.useFakeTimers({ toFake: [...timeouts] });
  const rung = await pressLate();
  vi.useRealTimers();
  expect(rung).toHaveBeenCalledOnce();
});
