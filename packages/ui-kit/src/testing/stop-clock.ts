import { onTestFinished, vi } from 'vitest';

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>[number];

/** What waits for a time: images, frames and React go on. */
export const timeouts = ['setTimeout', 'clearTimeout'] as const;

/**
 * Fakes these parts of the clock until the test ends, and lets `vi.advanceTimersByTime` alone move
 * it. Where Vitest knows of faked timers, its actions (`click`, `hover`) and its waits
 * (`expect.poll`, `expect.element`) move them on for as long as they take: a time that a test counts
 * would be over or not by how quick the machine is.
 */
export function stopClock(...parts: readonly Faked[]): void {
  const { isFakeTimers } = vi;
  vi.useFakeTimers({ toFake: [...parts] });
  vi.isFakeTimers = () => false;
  onTestFinished(() => {
    vi.isFakeTimers = isFakeTimers;
    vi.useRealTimers();
  });
}
