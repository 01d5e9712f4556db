import type { Locale } from '@hanji/contract/vocabulary.ts';

/** The power of ten that a shortened number is counted in. */
export type NumberUnit = 'one' | 'thousand' | 'man' | 'million' | 'oku';

/** `digits` is what stands before the unit, with at most one decimal and a point. */
export type ShortNumber = { readonly digits: string; readonly unit: NumberUnit };

type Step = { readonly from: number; readonly unit: NumberUnit };

const myriads: readonly Step[] = [
  { from: 100_000_000, unit: 'oku' },
  { from: 10_000, unit: 'man' },
];
const thousands: readonly Step[] = [
  { from: 1_000_000, unit: 'million' },
  { from: 1000, unit: 'thousand' },
];

/**
 * Shortens a count (reading-service, section 9): 만 and 억 from 10,000 and 100,000,000 in Korean,
 * 万 and 億 in Japanese, K and M from 1,000 and 1,000,000 elsewhere. One decimal, cut and not
 * rounded, no trailing `.0`.
 * @throws RangeError for what is no count: negative, broken or not finite.
 */
export function shortenNumber(value: number, locale: Locale): ShortNumber {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`not a count: ${value}`);
  const steps = locale === 'ko-KR' || locale === 'ja-JP' ? myriads : thousands;
  const step = steps.find(({ from }) => value >= from);
  if (!step) return { digits: String(value), unit: 'one' };
  const tenths = Math.floor(value / (step.from / 10));
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return { digits: rest === 0 ? String(whole) : `${whole}.${rest}`, unit: step.unit };
}

/** A comment count: `999+` from 1,000 (reading-service, section 4 "Comments"). */
export function commentCount(count: number): string {
  return count > 999 ? '999+' : String(count);
}
