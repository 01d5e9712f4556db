import { isUuid } from '@hanji/domain/text/uuid.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Progress } from '@hanji/ui-kit/feedback/progress/Progress.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { resultPath } from '#payment/result-address.ts';
import { tellOpener } from '#payment/window/payment-window.ts';
import { NoAnswer } from './NoAnswer.tsx';
import { PurchaseUnknown } from './PurchaseUnknown.tsx';
import * as styles from './Result.module.css';
import { useOrderAnswer } from './use-order-answer.ts';
import { useSettle } from './use-settle.ts';

function isHeard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'heard' in state;
}

/**
 * /coinpurchase/result: where a provider leads back to. In a window that was opened for it, the page
 * that waits goes on; else this one asks how the payment stands, and goes to its result with the
 * query (challenge-and-shutdown, section 2.6).
 */
export function ReturnPage(): ReactElement {
  const [query] = useSearchParams();
  const serviceOrderId = query.get('serviceOrderId');
  if (!isUuid(serviceOrderId)) return <PurchaseUnknown />;
  return <ReturnOfOrder serviceOrderId={serviceOrderId} />;
}

function ReturnOfOrder({ serviceOrderId }: { readonly serviceOrderId: string }): ReactElement {
  const t = usePhrases('shop');
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const settle = useSettle();
  const { order, failure, asking, ask, askNow } = useOrderAnswer(() => settle(query));
  const [taken, setTaken] = useState(false);
  const begun = useRef(false);
  useDocumentTitle(t('completing'));

  const arrive = async (): Promise<void> => {
    const opens = query.get('type') === 'payco' && !isHeard(state);
    if (!opens || !(await tellOpener(serviceOrderId, search))) return ask();
    setTaken(true);
    window.close();
  };
  const arriveOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void arrive();
  });
  useEffect(() => arriveOnce(), []);
  const stands = order?.result;
  const goOn = useEffectEvent(() => {
    if (stands) void navigate(resultPath(stands, query), { replace: true });
  });
  useEffect(() => goOn(), [stands]);

  if (taken) {
    return <StateMessage live level={1} drawing="done" title={t('closeWindow')} />;
  }
  if (failure) return <NoAnswer error={failure} asking={asking} onAsk={askNow} />;
  return (
    <div className={styles.working}>
      <VisuallyHidden>
        <h1>{t('completing')}</h1>
      </VisuallyHidden>
      <Progress label={t('completing')} />
    </div>
  );
}
