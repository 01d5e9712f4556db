import { setTimeout } from 'node:timers/promises';

export type RetryOptions = {
  /** How often it is tried again after the first time. */
  readonly retries: number;
  readonly pauseMs: number;
  /** Ends it: at once while it waits, and after what is under way. */
  readonly signal: AbortSignal;
};

/** Does something again that failed, after a pause; what failed last is thrown in the end. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { retries, pauseMs, signal }: RetryOptions,
): Promise<Result> {
  for (let left = retries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || left === 0) throw error;
      await setTimeout(pauseMs, undefined, { signal });
    }
  }
}
