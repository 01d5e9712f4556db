import type { ChapterRight } from '#chapters/rights/chapter-right.ts';
import { noRight } from '#chapters/rights/chapter-right.ts';
import { canTakeBack } from './take-back.ts';

/** An unlock of a title's chapter; times are null where what they tell has not happened. */
type StoredUnlock = {
  readonly id: number;
  readonly chapterId: number;
  readonly unlockedAt: Date;
  readonly deliveredAt: Date | null;
};

/** What a member has of the chapters of a title. */
export class ChapterRights {
  readonly #unlocks: ReadonlyMap<number, StoredUnlock>;
  readonly #rentedUntil = new Map<number, Date>();

  constructor(
    unlocks: readonly StoredUnlock[],
    rentals: readonly { readonly chapterId: number; readonly endsAt: Date }[],
  ) {
    this.#unlocks = new Map(unlocks.map((unlock) => [unlock.chapterId, unlock]));
    for (const { chapterId, endsAt } of rentals) {
      const other = this.#rentedUntil.get(chapterId);
      if (other === undefined || other < endsAt) this.#rentedUntil.set(chapterId, endsAt);
    }
  }

  of(chapterId: number): ChapterRight {
    const rentedUntil = this.#rentedUntil.get(chapterId) ?? null;
    const unlocked = this.#unlocks.has(chapterId);
    return unlocked || rentedUntil !== null ? { unlocked, rentedUntil } : noRight;
  }

  /** The unlock of a chapter that its reader may still take back; null where there is none. */
  fresh(chapterId: number, now: Date): StoredUnlock | null {
    const unlock = this.#unlocks.get(chapterId);
    return unlock !== undefined && canTakeBack(unlock, now) ? unlock : null;
  }
}

export const noRights = new ChapterRights([], []);
