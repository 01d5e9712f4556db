import type { Locale } from '@hanji/contract/vocabulary.ts';
import { assertCount } from './count.ts';

/** The power of ten that a shortened number is counted in. */
type NumberUnit = 'one' | 'thousand' | 'man' | 'million' | 'oku';

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
  assertCount(value);
  const steps = locale === 'ko-KR' || locale === 'ja-JP' ? myriads : thousands;
  const step = steps.find(({ from }) => value >= from);
  if (!step) return { digits: String(value), unit: 'one' };
  const { whole, tenth } = cutTo(step.from, value);
  return { digits: tenth === 0 ? String(whole) : `${whole}.${tenth}`, unit: step.unit };
}

/**
 * The likes of the challenge area (challenge-and-shutdown, section 9): from 10,000 as `x.x万`. Unlike
 * the general shortening it always has its decimal, `1.0万`, and no larger unit. Cut, not rounded.
 * @throws RangeError for what is no count.
 */
export function shortenLikes(likes: number): ShortNumber {
  assertCount(likes);
  if (likes < 10_000) return { digits: String(likes), unit: 'one' };
  const { whole, tenth } = cutTo(10_000, likes);
  return { digits: `${whole}.${tenth}`, unit: 'man' };
}

function cutTo(unit: number, value: number): { whole: number; tenth: number } {
  const tenths = Math.floor(value / (unit / 10));
  return { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
}
