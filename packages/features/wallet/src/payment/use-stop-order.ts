import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { useRef, useState } from 'react';
import { settled } from '#calls/settled.ts';
import { useCancelPaymentMutation, useFinishPaymentMutation } from './endpoints.ts';

/**
 * Gives an order up. Where that fails it may still be paid: it is asked how it stands, and while
 * that is open nothing ends.
 */
export function useStopOrder(serviceOrderId: string, onOrder: (order: CoinOrder) => void) {
  const [cancel] = useCancelPaymentMutation();
  const [finish] = useFinishPaymentMutation();
  const [stopping, setStopping] = useState(false);
  const [failed, setFailed] = useState(false);
  const sending = useRef(false);

  const send = async (): Promise<void> => {
    const body = { serviceOrderId };
    const cancelled = await settled<CoinOrder>(cancel({ body }));
    if ('data' in cancelled) return onOrder(cancelled.data);
    const asked = await settled<CoinOrder>(finish({ body }));
    if ('data' in asked && asked.data.result !== 'pending') return onOrder(asked.data);
    setFailed(true);
  };
  return {
    stopping,
    failed,
    stop: async (): Promise<void> => {
      if (sending.current) return;
      sending.current = true;
      setStopping(true);
      await send();
      sending.current = false;
      setStopping(false);
    },
  };
}
