import type { Locale } from '@hanji/contract/vocabulary.ts';

/**
 * How the refund pages write times and amounts, whatever language they speak
 * (challenge-and-shutdown, section 9 "Refund"): in the Tokyo zone, and as Korean numbers.
 */
export const refundDisplay = { timeZone: 'Asia/Tokyo', numberLocale: 'ko-KR' } as const satisfies {
  readonly timeZone: string;
  readonly numberLocale: Locale;
};
