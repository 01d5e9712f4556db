import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useReceiveGiftMutation, useReceiveGiftsMutation } from '#calls/endpoints.ts';

/** What is being received: a gift by its id, all of them, or nothing. */
export type Receiving = number | 'all' | null;

type Answered = { readonly error?: ApiError | SerializedError | undefined };

/**
 * Receives gifts, one press at a time; what a member has and the list of gifts follow in all tabs,
 * also after a failure, since the answer alone may have been lost.
 */
export function useReceive() {
  const t = usePhrases('inbox');
  const say = useToast();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [receiveGift] = useReceiveGiftMutation();
  const [receiveGifts] = useReceiveGiftsMutation();
  const [receiving, setReceiving] = useState<Receiving>(null);
  const busy = useRef(false);

  const once = async (what: Receiving, ask: () => Promise<Answered>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setReceiving(what);
    const { error } = await ask();
    busy.current = false;
    setReceiving(null);
    coinsChanged(dispatch);
    if (!error) {
      say({ kind: 'success', text: what === 'all' ? t('receivedAll') : t('receivedOne') });
      return true;
    }
    // 404 says itself that its time is over.
    const why = isApiError(error) && error.code === 404 ? error.message : '';
    say({ kind: 'error', text: why || t('failed') });
    return false;
  };

  return {
    receiving,
    receiveOne: ({ id: giftId, distributionType }: Pick<Gift, 'id' | 'distributionType'>) =>
      once(giftId, () => receiveGift({ params: { distributionType, giftId } })),
    receiveAll: () => once('all', () => receiveGifts()),
  };
}
