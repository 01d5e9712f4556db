import type { CoinOrder, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultPath, returnPath } from './result-address.ts';
import { browser } from './browser.ts';
import { useFinishPaymentMutation } from './endpoints.ts';
import { dismissWindow, whenWindowIsBack } from './payment-window.ts';
import { useStopOrder } from './use-stop-order.ts';

type WindowDialogProps = {
  readonly order: ReservedOrder;
  /** Null where the browser has blocked it. */
  readonly opened: Window | null;
  readonly provider: string;
  readonly onEnd: () => void;
  /** It came to something, or was given up. */
  readonly onOrder: (order: CoinOrder) => void;
};

const lookEveryMs = 1000;

/** While a provider's window is open, or where the browser did not let it: what can be done. */
export function WindowDialog(props: WindowDialogProps): ReactElement {
  const { order, opened, provider, onEnd, onOrder } = props;
  const { serviceOrderId } = order;
  const t = usePhrases('shop');
  const navigate = useNavigate();
  const frame = usePhrases('frame');
  const { stop, stopping, failed } = useStopOrder(serviceOrderId, (stopped) => {
    opened?.close();
    onOrder(stopped);
  });
  const [finish] = useFinishPaymentMutation();

  const comeBack = useEffectEvent((search: string) => {
    onEnd();
    // The page there does the rest, as it does for whoever approves in this window.
    void navigate(returnPath + search, { state: { heard: true } });
  });
  /** Closed by the reader, or gone from sight because it went to other pages: only the order tells. */
  const ask = useEffectEvent(async () => {
    const { data } = await finish({ body: { serviceOrderId } });
    if (!data || data.result === 'pending') return;
    dismissWindow(serviceOrderId);
    onOrder(data);
  });
  useEffect(() => whenWindowIsBack(serviceOrderId, (search) => comeBack(search)), [serviceOrderId]);
  useEffect(() => {
    if (opened === null) return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      void ask();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [opened]);

  /** It may be paid yet: its page goes on asking. */
  const leave = (): void => {
    onEnd();
    void navigate(resultPath('pending', new URLSearchParams({ serviceOrderId })));
  };
  if (failed) {
    return (
      <Dialog
        open
        title={t('stopFailedTitle')}
        onClose={() => stopping || leave()}
        actions={
          <>
            <Button onClick={leave}>{t('seeOrder')}</Button>
            <Button look="strong" busy={stopping} onClick={() => void stop()}>
              {frame('retry')}
            </Button>
          </>
        }
      >
        <p role="alert">{t('stopFailedText')}</p>
      </Dialog>
    );
  }
  const blocked = opened === null;
  return (
    <Dialog
      open
      title={blocked ? t('blockedTitle') : t('windowTitle', { provider })}
      onClose={() => void stop()}
      actions={
        <>
          <Button busy={stopping} onClick={() => void stop()}>
            {t('stop')}
          </Button>
          <Button
            look="strong"
            onClick={() => {
              opened?.close();
              browser.leaveFor(order.url);
            }}
          >
            {t('here')}
          </Button>
        </>
      }
    >
      {blocked ? t('blockedText', { provider }) : t('windowText', { provider })}
    </Dialog>
  );
}
