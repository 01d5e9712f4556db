import { useSecondsSince } from './use-seconds-since.ts';

type Ending = { readonly expireRemained: number };

/**
 * What of a list has not ended, each with the seconds that are left of it now.
 * @param answeredAt in milliseconds, when the service said what was left; undefined: just now
 */
export function useLeft<Entry extends Ending>(
  entries: readonly Entry[] | undefined,
  answeredAt: number | undefined,
): Entry[] | undefined {
  const passed = useSecondsSince(answeredAt ?? Number.POSITIVE_INFINITY);
  return entries
    ?.map((entry) => ({ ...entry, expireRemained: entry.expireRemained - passed }))
    .filter(({ expireRemained }) => expireRemained > 0);
}
