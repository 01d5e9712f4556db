import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFinishPaymentMutation } from '#payment/endpoints.ts';
import { dismissWindow } from './payment-window.ts';

const lookEveryMs = 1000;
const askEveryMs = 3000;

/**
 * Whether the window of a provider is gone: closed by the reader, or out of sight because it went
 * to other pages. What was done in it only the order tells, which is asked for from then on.
 */
export function useIsGone(
  serviceOrderId: string,
  opened: Window | null,
  onOrder: (order: CoinOrder) => void,
): boolean {
  const [finish] = useFinishPaymentMutation();
  const [gone, setGone] = useState<Window | null>(null);
  const asking = useRef(false);
  useEffect(() => {
    if (opened === null) return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      setGone(opened);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [opened]);

  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    const { data } = await finish({ body: { serviceOrderId } });
    asking.current = false;
    if (!data || data.result === 'pending') return;
    dismissWindow(serviceOrderId);
    onOrder(data);
  });
  // One that was opened after it changes nothing: the first may have been approved.
  const anyGone = gone !== null;
  useEffect(() => {
    if (!anyGone) return;
    void ask();
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [anyGone]);

  return opened !== null && gone === opened;
}
