/** A screen that tries again by itself does so every 3 s (reading-service, section 3). */
const usualS = 3;
/** Where there were too many questions and nothing says for how long. */
const tooManyS = 60;
const longestS = 3600;

/**
 * How long a screen waits before it tries again by itself, in milliseconds; longer where the answer
 * said so.
 */
export function retryWaitMs(failure: {
  readonly code: number;
  readonly retryAfterS?: number;
}): number {
  const waitS = failure.retryAfterS ?? (failure.code === 429 ? tooManyS : usualS);
  return Math.min(longestS, Math.max(usualS, waitS)) * 1000;
}
