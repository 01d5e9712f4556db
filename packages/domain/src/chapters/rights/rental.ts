import { day, hour } from '#times/labels.ts';
import type { SalesConfig, ChapterActivity } from '@hanji/contract/entities/chapter.ts';
import { secondsLeft } from '#times/seconds-left.ts';
import { dayIn } from '#times/day.ts';
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

/**
 * Whether a rental runs: time is left (reading-service, section 4 "remaining rent time"). The time
 * decides, not the flag beside it, which an old answer can still carry.
 */
export function isRented({ rentRemained }: Pick<ChapterActivity, 'rentRemained'>): boolean {
  return rentRemained > 0;
}

/** When a reader read for an advertisement, and the time zone of the edition that showed it. */
type AdUse = { readonly at: Date; readonly timeZone: string };

export type AdUses = {
  /** In every edition; those of earlier days may be among them. */
  readonly uses: readonly AdUse[];
  readonly dailyLimit: number;
  readonly now: Date;
  /** Of the edition that is asked: its midnight is when the count begins again. */
  readonly timeZone: string;
};

/** How often a day a reader can read for an advertisement. */
export const adsADay = 3;

/**
 * How often a reader can still read for an advertisement today, never below 0 (reading-service,
 * section 9: "ad-based free reading count resets daily at 00:00"). No day of an edition that has
 * shown one in it has more than the limit, whichever editions the others were shown in.
 */
export function adUsesLeft({ uses, dailyLimit, now, timeZone }: AdUses): number {
  const isToday = (zone: string, { at }: AdUse): boolean => dayIn(zone, at) === dayIn(zone, now);
  const zones = uses.filter((use) => isToday(use.timeZone, use)).map((use) => use.timeZone);
  const used = [timeZone, ...zones].map((zone) => uses.filter((use) => isToday(zone, use)).length);
  return Math.max(0, dailyLimit - Math.max(...used));
}

/** Rental, purchase, free. */
export const viewMethods = ['R', 'P', 'F'] as const;
export type ViewMethod = (typeof viewMethods)[number];

/**
 * By which right a chapter is viewed (reading-service, section 4 "Chapter view method"): rented
 * only is R, purchased is P, also when it is rented besides (decision), otherwise F.
 */
export function viewMethod({
  unlocked,
  rented,
}: Pick<ChapterActivity, 'unlocked' | 'rented'>): ViewMethod {
  if (unlocked) return 'P';
  return rented ? 'R' : 'F';
}
