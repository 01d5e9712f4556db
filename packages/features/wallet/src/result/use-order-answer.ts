import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { retryWaitMs } from '@hanji/domain/errors/kinds/retry-wait.ts';
import { useAutoRetry } from '@hanji/edition/errors/use-auto-retry.ts';
import { useRef, useState } from 'react';
import { isLostAnswer } from './is-lost-answer.ts';
import type { Settled } from './use-settle.ts';

/** So long a press is seen to ask, however quick the answer is. */
const seenMs = 600;

type OrderAnswer = {
  /** As it was last heard of; null before. */
  readonly order: CoinOrder | null;
  /** Why the last question was not answered. */
  readonly failure: ApiError | null;
  readonly asking: boolean;
  readonly ask: () => Promise<void>;
  /** By the reader's press. */
  readonly askNow: () => void;
};

/** How an order stands. One that is open, or whose answer was lost, is asked about until it is known. */
export function useOrderAnswer(question: () => Promise<Settled>): OrderAnswer {
  const [order, setOrder] = useState<CoinOrder | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [asking, setAsking] = useState(false);
  const asked = useRef<Promise<void> | null>(null);
  const hear = async (): Promise<void> => {
    const { data, error } = await question();
    setFailure(isApiError(error) ? error : null);
    if (data) setOrder(data);
  };
  /** One question at a time: an answer that is long in coming is not asked for again. */
  const ask = (): Promise<void> => {
    asked.current ??= hear().finally(() => {
      asked.current = null;
    });
    return asked.current;
  };
  const askNow = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, seenMs))]);
    setAsking(false);
  };
  const isOpen = order === null ? failure !== null : order.result === 'pending';
  const asksAgain = isOpen && (failure === null || isLostAnswer(failure));
  useAutoRetry(asksAgain, () => void ask(), failure ? retryWaitMs(failure) : undefined);
  return { order, failure, asking, ask, askNow: () => void askNow() };
}
