import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { OneChapterCall, UnlockAllCall } from '@hanji/domain/purchase/flow/chapter-call.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isLost, settled } from '#calls/settled.ts';
import {
  useCreateCoinTransactionMutation,
  useRentChapterMutation,
  useUnlockChapterMutation,
  useUnlockChaptersMutation,
} from './endpoints.ts';

/** A call for one chapter of a title, or for several of them together; names are for the eye. */
export type PurchaseRequest = { readonly title: string } & (
  | {
      readonly chapter: Pick<Chapter, 'id' | 'name'>;
      readonly call: OneChapterCall;
      /** Of the advertisement that was watched. */
      readonly adToken?: string | undefined;
    }
  | { readonly chapter: null; readonly call: UnlockAllCall }
);

type Sent =
  | { readonly data: PurchasedChapters }
  /** `unanswered` where it was sent and may have been carried out. */
  | { readonly error: ApiError; readonly unanswered: boolean };

/**
 * Sends a call that opens chapters, with a transaction token of its own (challenge-and-shutdown,
 * section 7). Where the answer was lost it asks once more with the same token, and keeps that for
 * the next time that the same is sent: what was paid for is never paid for twice.
 */
export function useSendPurchase({ contentType, contentId }: SoldTitle) {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [createTransaction] = useCreateCoinTransactionMutation();
  const [unlock] = useUnlockChapterMutation();
  const [unlockAll] = useUnlockChaptersMutation();
  const [rent] = useRentChapterMutation();
  const unanswered = useRef<{ readonly request: string; readonly token: string } | null>(null);

  function start(request: PurchaseRequest, transactionToken: string) {
    const params = { contentType, contentId };
    if (request.chapter === null) {
      const { chapterIds, price, coinBackPrice } = request.call;
      return unlockAll({ params, body: { transactionToken, chapterIds, price, coinBackPrice } });
    }
    const { chapter, call, adToken } = request;
    const of = { ...params, chapterId: chapter.id };
    if (call.call === 'unlock') {
      const { price, coinBackPrice } = call;
      return unlock({ params: of, body: { transactionToken, price, coinBackPrice } });
    }
    const rentalPrice = call.call === 'rent-with-coin' ? call.rentalPrice : undefined;
    return rent({
      params: { ...of, rentWithMethod: call.call },
      body: { transactionToken, rentalPrice, adToken },
    });
  }

  return async (request: PurchaseRequest): Promise<Sent> => {
    const name = JSON.stringify(request);
    let token = unanswered.current?.request === name ? unanswered.current.token : null;
    if (token === null) {
      const created = await settled(createTransaction());
      if ('error' in created) return { ...created, unanswered: false };
      token = created.data.transactionToken;
    }
    unanswered.current = { request: name, token };
    let sent = await settled<PurchasedChapters>(start(request, token));
    if (isLost(sent)) sent = await settled<PurchasedChapters>(start(request, token));
    if (!isLost(sent)) unanswered.current = null;
    // Refused as well: what was known of the title or of the coins did not hold.
    coinsChanged(dispatch);
    return 'data' in sent ? sent : { ...sent, unanswered: isLost(sent) };
  };
}
