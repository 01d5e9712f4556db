import type { LotKind } from '@hanji/domain/coins/lots.ts';

export const lotWords = {
  free: 'free coins',
  bonus: 'bonus coins',
  purchased: 'purchased coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
} as const satisfies Readonly<Record<LotKind, string>>;

/** In UTC, to the minute. */
export function momentOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

export function untilOf(expiresAt: Date | null): string {
  return expiresAt === null ? 'without end' : `until ${momentOf(expiresAt)} UTC`;
}
