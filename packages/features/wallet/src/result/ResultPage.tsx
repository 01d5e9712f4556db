import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFinishPaymentMutation } from '#payment/endpoints.ts';
import { OrderResult } from './OrderResult.tsx';
import { readResult } from '#payment/result-address.ts';

const askAgainMs = 3000;
const seenMs = 600;

/**
 * /coinpurchase/result/{result}: how a purchase ended. What the address says is only where it led:
 * the order says how it stands, and one that is pending is asked about until it does not.
 */
export function ResultPage(): ReactElement {
  const frame = usePhrases('frame');
  const t = usePhrases('shop');
  const [query] = useSearchParams();
  const result = readResult(useParams()['result']);
  const serviceOrderId = query.get('serviceOrderId');
  const [finish] = useFinishPaymentMutation();
  const [order, setOrder] = useState<CoinOrder | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    if (serviceOrderId === null) return;
    const { data, error } = await finish({ body: { serviceOrderId } });
    if (data) {
      setFailure(null);
      setOrder(data);
    } else if (isApiError(error)) setFailure(error);
  };
  /** By the reader: long enough to be seen, however quick the answer is. */
  const askNow = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, seenMs))]);
    setAsking(false);
  };
  const begun = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  });
  useEffect(() => askOnce(), []);
  const askAgain = useEffectEvent(() => void ask());
  const pending = order?.result === 'pending';
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => askAgain(), askAgainMs);
    return () => clearInterval(timer);
  }, [pending]);

  if (result === null) return <NotFoundPage />;
  // Without an order there is nothing but what the address says, and no coins to speak of.
  if (serviceOrderId === null) return <OrderResult result={result} onAsk={null} />;
  if (order) return <OrderResult {...order} asking={asking} onAsk={() => void askNow()} />;
  if (failure) {
    return (
      <ApiErrorState
        error={failure}
        onRetry={() => void ask()}
        actions={<LinkButton href={shopPath}>{t('toShop')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <LoadingNotice label={frame('loading')} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </>
  );
}
