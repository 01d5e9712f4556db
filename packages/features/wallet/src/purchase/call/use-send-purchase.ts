import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { ChapterCall } from '@hanji/domain/purchase/flow/chapter-action.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isLost, settled, type Settled } from '#calls/settled.ts';
import {
  useCreateCoinTransactionMutation,
  useRentChapterMutation,
  useUnlockChapterMutation,
  useUnlockChaptersMutation,
} from './endpoints.ts';

type UnlockAll = Extract<ChapterCall, { call: 'unlock-all' }>;

/** A call for one chapter of a title, or for several of them together. */
export type Order =
  | {
      readonly chapterId: number;
      readonly call: Exclude<ChapterCall, UnlockAll>;
      /** Of the advertisement that was watched. */
      readonly adToken?: string | undefined;
    }
  | { readonly chapterId: null; readonly call: UnlockAll };

/**
 * Sends a call that opens chapters, with a transaction token of its own (challenge-and-shutdown,
 * section 7). Where the answer was lost it asks once more with the same token, and keeps that for
 * the next press of the same: what was paid for is never paid for twice.
 */
export function useSendPurchase({ contentType, contentId }: SoldTitle) {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [createTransaction] = useCreateCoinTransactionMutation();
  const [unlock] = useUnlockChapterMutation();
  const [unlockAll] = useUnlockChaptersMutation();
  const [rent] = useRentChapterMutation();
  const unanswered = useRef<{ readonly order: string; readonly token: string } | null>(null);

  function start(order: Order, transactionToken: string) {
    const params = { contentType, contentId };
    if (order.chapterId === null) {
      const { chapterIds, price, coinBackPrice } = order.call;
      return unlockAll({ params, body: { transactionToken, chapterIds, price, coinBackPrice } });
    }
    const { chapterId, call, adToken } = order;
    if (call.call === 'unlock') {
      const { price, coinBackPrice } = call;
      const of = { ...params, chapterId };
      return unlock({ params: of, body: { transactionToken, price, coinBackPrice } });
    }
    const of = { ...params, chapterId, rentWithMethod: call.call };
    const rentalPrice = call.call === 'rent-with-coin' ? call.rentalPrice : undefined;
    return rent({ params: of, body: { transactionToken, rentalPrice, adToken } });
  }

  return async (order: Order): Promise<Settled<PurchasedChapters>> => {
    const name = JSON.stringify(order);
    let token = unanswered.current?.order === name ? unanswered.current.token : null;
    if (token === null) {
      const created = await settled(createTransaction());
      if ('error' in created) return created;
      token = created.data.transactionToken;
    }
    unanswered.current = { order: name, token };
    let sent = await settled<PurchasedChapters>(start(order, token));
    if (isLost(sent)) sent = await settled<PurchasedChapters>(start(order, token));
    if (!isLost(sent)) unanswered.current = null;
    // Refused as well: what was known of the title or of the coins did not hold.
    coinsChanged(dispatch);
    return sent;
  };
}
