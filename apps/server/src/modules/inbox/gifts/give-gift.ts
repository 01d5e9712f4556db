import type { ReceivableItem } from '@hanji/domain/gifts/receivable-gifts.ts';
import type { Executor } from '#db/executor.ts';
import { distribute, type NewEntry } from '#modules/inbox/entries/distribute.ts';

export type NewGift = Pick<NewEntry, 'title' | 'description' | 'operator' | 'reason'> & {
  readonly memberId: string;
  readonly item: ReceivableItem;
  readonly amount: number;
  /** How long its contents last once they are received; null never end. */
  readonly days: number | null;
  readonly expiresAt: Date;
};

/** Puts a gift into a member's inbox, as an operator does by hand. */
export async function giveGift(db: Executor, given: NewGift, now: Date): Promise<void> {
  const { memberId, item, amount, days, ...facts } = given;
  const contents = { item, amount, days };
  const entry = { ...facts, kind: 'gift', translations: {}, link: null, contents } as const;
  await distribute(db, entry, [memberId], now);
}
