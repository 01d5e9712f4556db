import type { DurationData } from '@hanji/i18n/format/times.ts';

/** Seconds as they are spoken: minutes, begun ones counting, and in the last minute seconds. */
export function durationData(seconds: number): DurationData {
  if (seconds < 60) return { kind: 'seconds', amount: seconds };
  return { kind: 'minutes', amount: Math.ceil(seconds / 60) };
}
