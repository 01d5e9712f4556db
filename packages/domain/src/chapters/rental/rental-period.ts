import { day, hour } from '#times/labels/seconds.ts';

export type RentalPeriod = { readonly kind: 'hours' | 'days'; readonly amount: number };

/**
 * How long a rental lasts (reading-service, section 9): `seconds` shown in hours when under 24
 * hours, else in days. Cut to whole units, so that no more is promised than is given, but a period
 * under an hour still says 1; null where there is no period.
 */
export function rentalPeriod(seconds: number): RentalPeriod | null {
  if (seconds <= 0) return null;
  if (seconds >= day) return { kind: 'days', amount: Math.floor(seconds / day) };
  return { kind: 'hours', amount: Math.max(1, Math.floor(seconds / hour)) };
}
