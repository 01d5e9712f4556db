import type { Promotion } from '@hanji/contract/entities/content.ts';
import type { PromotionCategory } from '@hanji/contract/vocabulary.ts';
import { remainingTime, type RemainingTime } from '#times/labels.ts';

/** What a promotion gives: chapters free for now, cheaper ones, or coins back on unlocking. */
export type PromotionGift = 'free' | 'discount' | 'coinback';

export type PromotionLabel = {
  readonly gift: PromotionGift;
  /** How long it goes on; never `ready`. */
  readonly left: RemainingTime;
};

const gifts: Readonly<Record<PromotionCategory, PromotionGift>> = {
  chapter_free_for_now: 'free',
  chapter_unlock_discount: 'discount',
  chapter_unlock_coinback: 'coinback',
};

/**
 * What is said of a promotion (challenge-and-shutdown, section 4 "Promotion categories"): what it
 * gives, and how long; null when it is over. Its remaining time, in seconds, is labelled as in
 * reading-service, section 4 "Remaining time label".
 */
export function promotionLabel({
  category,
  expireRemained,
}: Pick<Promotion, 'category' | 'expireRemained'>): PromotionLabel | null {
  const left = remainingTime(expireRemained);
  return left.kind === 'ready' ? null : { gift: gifts[category], left };
}
