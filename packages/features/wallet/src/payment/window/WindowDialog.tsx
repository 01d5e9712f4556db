import type { CoinOrder, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { browser } from '#payment/browser.ts';
import { resultPath, returnPath } from '#payment/result-address.ts';
import { useStopOrder } from '#payment/use-stop-order.ts';
import { whenWindowIsBack } from './payment-window.ts';
import { StopFailedDialog } from './StopFailedDialog.tsx';
import { useIsGone } from './use-is-gone.ts';

type WindowDialogProps = {
  readonly order: ReservedOrder;
  /** Null where the browser has blocked it. */
  readonly opened: Window | null;
  readonly provider: string;
  /** Another window in place of one that is gone or was blocked; null where it is blocked again. */
  readonly onOpened: (opened: Window | null) => void;
  readonly onEnd: () => void;
  /** It came to something, or was given up. */
  readonly onOrder: (order: CoinOrder) => void;
};

const words = {
  waiting: { title: 'windowTitle', text: 'windowText' },
  gone: { title: 'goneTitle', text: 'goneText' },
  blocked: { title: 'blockedTitle', text: 'blockedText' },
} as const;

/** Waiting is what there is to do while the window is open; this way is for one that was lost. */
const looks = { waiting: 'quiet', gone: 'plain', blocked: 'strong' } as const;

/** While a provider's window is open, is gone or was blocked: how that stands, and what can be done. */
export function WindowDialog(props: WindowDialogProps): ReactElement {
  const { order, opened, provider, onOpened, onEnd, onOrder } = props;
  const { serviceOrderId } = order;
  const t = usePhrases('shop');
  const navigate = useNavigate();
  const ended = useRef(false);
  /** Whoever learns of it first: the reader's own call, or one of those that ask. */
  const end = (settled: CoinOrder): void => {
    if (ended.current) return;
    ended.current = true;
    opened?.close();
    onOrder(settled);
  };
  const { stop, stopping, failed } = useStopOrder(serviceOrderId, end);
  const gone = useIsGone(serviceOrderId, opened, end);
  const state = opened === null ? 'blocked' : gone ? 'gone' : 'waiting';
  const comeBack = useEffectEvent((search: string) => {
    if (ended.current) return;
    ended.current = true;
    onEnd();
    // The page there does the rest, as it does for whoever approves in this window.
    void navigate(returnPath + search, { state: { heard: true } });
  });
  useEffect(() => whenWindowIsBack(serviceOrderId, (search) => comeBack(search)), [serviceOrderId]);

  /** It may be paid yet: its page goes on asking. */
  const leave = (): void => {
    onEnd();
    void navigate(resultPath('pending', new URLSearchParams({ serviceOrderId })));
  };
  const openAgain = (): void => {
    const again = browser.openWindow();
    again?.location.replace(order.url);
    onOpened(again);
  };
  if (failed) {
    return <StopFailedDialog stopping={stopping} onStop={() => void stop()} onLeave={leave} />;
  }
  const { title, text } = words[state];
  return (
    <Dialog
      open
      title={t(title, { provider })}
      onClose={() => void stop()}
      actions={
        <>
          <Button busy={stopping} onClick={() => void stop()}>
            {t('stop')}
          </Button>
          {state === 'blocked' && <Button onClick={openAgain}>{t('openAgain')}</Button>}
          <Button
            look={looks[state]}
            onClick={() => {
              opened?.close();
              browser.leaveFor(order.url);
            }}
          >
            {t('here')}
          </Button>
          {state === 'gone' && (
            <Button look="strong" onClick={openAgain}>
              {t('openAgain')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{t(text, { provider })}</p>
    </Dialog>
  );
}
