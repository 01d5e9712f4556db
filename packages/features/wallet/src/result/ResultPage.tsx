import { isUuid } from '@hanji/domain/text/uuid.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useFinishPaymentMutation } from '#payment/endpoints.ts';
import { readResult, resultPath } from '#payment/result-address.ts';
import { NoAnswer } from './NoAnswer.tsx';
import { OrderResult } from './OrderResult.tsx';
import { PurchaseUnknown } from './PurchaseUnknown.tsx';
import { useOrderAnswer } from './use-order-answer.ts';

/**
 * /coinpurchase/result/{result}: how a purchase ended. What the address says is only where it led:
 * the order says how it stands, and one that is pending is asked about until it does not.
 */
export function ResultPage(): ReactElement {
  const [query] = useSearchParams();
  const serviceOrderId = query.get('serviceOrderId');
  if (readResult(useParams()['result']) === null) return <NotFoundPage />;
  // Without an order there is nothing but what the address says, which anybody can write.
  if (!isUuid(serviceOrderId)) return <PurchaseUnknown />;
  return <ResultOfOrder key={serviceOrderId} serviceOrderId={serviceOrderId} />;
}

function ResultOfOrder({ serviceOrderId }: { readonly serviceOrderId: string }): ReactElement {
  const frame = usePhrases('frame');
  const [query] = useSearchParams();
  const named = useParams()['result'];
  const navigate = useNavigate();
  const [finish] = useFinishPaymentMutation();
  const answer = useOrderAnswer(() => finish({ body: { serviceOrderId } }));
  const { order, failure, asking, ask, askNow } = answer;
  const begun = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  });
  useEffect(() => askOnce(), []);
  const stands = order?.result;
  const correctAddress = useEffectEvent(() => {
    if (stands === undefined || stands === named) return;
    void navigate(resultPath(stands, query), { replace: true });
  });
  useEffect(() => correctAddress(), [stands]);

  if (order) return <OrderResult {...order} asking={asking} onAsk={askNow} />;
  if (failure) return <NoAnswer error={failure} asking={asking} onAsk={askNow} />;
  return (
    <>
      <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </>
  );
}
