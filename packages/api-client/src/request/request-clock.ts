import { requestTimeToleranceMs } from '@hanji/contract/headers.ts';
import type { ApiSettings } from '../settings.ts';

/** How far the service's clock is ahead of the device's, in milliseconds, once an answer told it. */
const corrections = new WeakMap<ApiSettings, number>();

/** The time that a request carries: the device's, corrected by the service's own. */
export function requestTime(settings: ApiSettings): number {
  return settings.now() + (corrections.get(settings) ?? 0);
}

/**
 * Learns the time from the `Date` of an answer that refused the request. True where the request's
 * time lay beyond what the service allows, so that sending it once more can help.
 */
export function correctClock(settings: ApiSettings, sent: number, response: Response): boolean {
  const now = Date.parse(response.headers.get('date') ?? '');
  // `Date` counts whole seconds: at the very edge of the tolerance it may be off by one.
  if (Number.isNaN(now) || Math.abs(now - sent) < requestTimeToleranceMs - 1000) return false;
  corrections.set(settings, now - settings.now());
  return true;
}
