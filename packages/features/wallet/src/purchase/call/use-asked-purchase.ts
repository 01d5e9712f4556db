import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { atTerms } from '@hanji/domain/purchase/flow/chapter-call.ts';
import { pendingOfCall } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import type { CoinTerms } from '@hanji/domain/purchase/price.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInterrupt } from './use-interrupt.ts';
import { usePurchase } from './use-purchase.ts';
import type { PurchaseRequest } from './use-send-purchase.ts';

/** How long it takes until a lost answer is asked for again, in milliseconds. */
const againMs = 5000;

type State =
  | { readonly kind: 'none' }
  /** May coins be used? `changed` where the price is not the one that the reader had seen. */
  | { readonly kind: 'question'; readonly request: PurchaseRequest; readonly changed: boolean }
  /** Whether it was carried out is being found out; `text` says what came between. */
  | { readonly kind: 'unanswered'; readonly request: PurchaseRequest; readonly text: string };

const none: State = { kind: 'none' };

type Ends = {
  /** Its failures are said in a dialog. */
  readonly pending: boolean;
  /** `sentAt` is when it was first asked for, as `performance.now()`. */
  readonly onBought: (
    request: PurchaseRequest,
    done: { readonly bought: PurchasedChapters; readonly sentAt: number },
  ) => void;
  /** `text` is still to be said; null where it has been. */
  readonly onFailed: (text: string | null) => void;
  /** The reader does not want it; `state` is what they left. */
  readonly onLeft?: (state: State['kind']) => void;
};

export type AskedPurchase = ReturnType<typeof useAskedPurchase>;

/**
 * A purchase with what may have to be asked of its reader: whether coins may be used, again where
 * the price has changed; and what became of it, where the answer was lost, until that is known.
 */
export function useAskedPurchase(title: SoldTitle, ends: Ends) {
  const purchase = usePurchase(title, ends.pending);
  const interrupt = useInterrupt(title);
  const [state, setState] = useState(none);
  const [busy, setBusy] = useState(false);
  const sentAt = useRef(0);

  async function run(request: PurchaseRequest): Promise<void> {
    if (state.kind !== 'unanswered') sentAt.current = performance.now();
    setBusy(true);
    const end = await purchase(request);
    setBusy(false);
    switch (end.kind) {
      case 'unanswered':
        return setState({ kind: end.kind, request, text: end.text });
      case 'ask_again':
        return setState({
          kind: 'question',
          request: requestAt(request, end.terms),
          changed: true,
        });
      case 'coin_purchase':
        return setState({ kind: 'question', request, changed: false });
      case 'done':
        setState(none);
        return ends.onBought(request, { bought: end.bought, sentAt: sentAt.current });
      case 'reported':
        setState(none);
        return ends.onFailed(null);
      case 'failed':
        setState(none);
        return ends.onFailed(end.text);
    }
  }

  const lost = state.kind === 'unanswered' && !busy ? state.request : null;
  const again = useEffectEvent(() => void (lost && run(lost)));
  useEffect(() => {
    if (lost === null) return;
    const timer = setTimeout(() => again(), againMs);
    const look = (): void => again();
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [lost]);

  return {
    state,
    busy,
    run: (request: PurchaseRequest): void => void run(request),
    ask: (request: PurchaseRequest, changed: boolean): void =>
      setState({ kind: 'question', request, changed }),
    /** Uses the coins, or asks for the lost answer. */
    goOn: (): void => {
      if (state.kind !== 'none') void run(state.request);
    },
    getCoins: (): void => {
      if (state.kind === 'none') return;
      interrupt.toShop(pendingOfCall({ ...title, ...state.request }, state.request.call));
    },
    leave: (): void => {
      setState(none);
      ends.onLeft?.(state.kind);
    },
  };
}

function requestAt(request: PurchaseRequest, terms: CoinTerms): PurchaseRequest {
  return request.chapter === null
    ? { ...request, call: atTerms(request.call, terms) }
    : { ...request, call: atTerms(request.call, terms) };
}
