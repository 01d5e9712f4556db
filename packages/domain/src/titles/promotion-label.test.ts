import { promotionCategories } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { promotionLabel } from './promotion-label.ts';

describe('[B4-008] a promotion', () => {
  it('is of one of three categories', () => {
    const labels = promotionCategories.map((category) =>
      promotionLabel({ category, expireRemained: 60 }),
    );
    expect(promotionCategories.map((category, at) => [category, labels[at]?.gift])).toEqual([
      ['chapter_free_for_now', 'free'],
      ['chapter_unlock_discount', 'discount'],
      ['chapter_unlock_coinback', 'coinback'],
    ]);
  });

  it.each([
    [1, { kind: 'minutes', amount: 1 }],
    [3600, { kind: 'minutes', amount: 60 }],
    [3601, { kind: 'hours', amount: 1 }],
    [86_400, { kind: 'hours', amount: 24 }],
    [86_401, { kind: 'days', amount: 1 }],
  ])('with %i seconds left says so', (expireRemained, left) => {
    const label = promotionLabel({ category: 'chapter_free_for_now', expireRemained });
    expect(label).toEqual({ gift: 'free', left });
  });

  it.each([0, -1])('says nothing when it is over: %i', (expireRemained) => {
    expect(promotionLabel({ category: 'chapter_free_for_now', expireRemained })).toBeNull();
  });
});
