import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { Progress } from '@hanji/ui-kit/feedback/progress/Progress.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { tellOpener } from '#payment/window/payment-window.ts';
import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import * as styles from './Result.module.css';
import { resultPath } from '#payment/result-address.ts';
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
  const t = usePhrases('shop');
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const settle = useSettle();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [taken, setTaken] = useState(false);
  const begun = useRef(false);
  useDocumentTitle(t('completing'));

  const finish = async (): Promise<void> => {
    setFailure(null);
    const { data, error } = await settle(query);
    if (data) void navigate(resultPath(data.result, query), { replace: true });
    else if (isApiError(error)) setFailure(error);
  };
  const arrive = async (): Promise<void> => {
    const order = query.get('serviceOrderId') ?? '';
    const opens = query.get('type') === 'payco' && !isHeard(state);
    if (!opens || !(await tellOpener(order, search))) return finish();
    setTaken(true);
    window.close();
  };
  const arriveOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void arrive();
  });
  useEffect(() => arriveOnce(), []);

  if (taken) {
    return <StateMessage live level={1} drawing="done" title={t('closeWindow')} />;
  }
  if (failure) {
    return (
      <ApiErrorState
        error={failure}
        onRetry={() => void finish()}
        actions={<LinkButton href={shopPath}>{t('toShop')}</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.working}>
      <VisuallyHidden>
        <h1>{t('completing')}</h1>
      </VisuallyHidden>
      <Progress label={t('completing')} />
    </div>
  );
}
