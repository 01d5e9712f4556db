import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { secondsLeft } from '#times/seconds-left.ts';

export type RentalTerms = Pick<SalesConfig, 'rentAllowedWith' | 'rentableRemained'>;

/**
 * How a chapter can be rented now, of a title whose renting ends at `rentExpireAt`, or never
 * (reading-service, section 3 "rentExpireAt", "rentableRemained"): from that moment on with
 * nothing. The seconds until then are 0 where no end is set or nothing rents the chapter, and so
 * at least 1 until the end that is set.
 */
export function rentalTerms(
  allowed: SalesConfig['rentAllowedWith'],
  rentExpireAt: Date | null,
  now: Date,
): RentalTerms {
  if (rentExpireAt === null) return { rentAllowedWith: allowed, rentableRemained: 0 };
  const rentAllowedWith = now.getTime() < rentExpireAt.getTime() ? allowed : [];
  const left = rentAllowedWith.length === 0 ? 0 : Math.max(1, secondsLeft(rentExpireAt, now));
  return { rentAllowedWith, rentableRemained: left };
}
