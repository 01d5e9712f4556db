import { vi } from 'vitest';
import { frames } from '#testing/frames.ts';

/** Lets time pass by a clock that `stopClock` has stopped. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frames(2);
}
