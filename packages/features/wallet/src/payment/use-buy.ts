import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { CoinOrder, CoinProduct, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import type { Carrier, PaymentMethod, PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';
import { shopError } from '@hanji/domain/errors/kinds/purchase-error.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settled } from '#calls/settled.ts';
import { agreedTo, type Agreed } from './agreed.ts';
import { resultPath, returnPath } from './result-address.ts';
import { browser } from './browser.ts';
import type { CardInUse } from './card/use-card.ts';
import { usePayByCard } from './card/use-pay-by-card.ts';
import { isPriceChanged } from './price-changed.ts';
import {
  useApprovePaycoMutation,
  useGetCoinSalesConfigQuery,
  useReserveCarrierMutation,
  useReservePaymentMutation,
  useReservePayPayMutation,
} from './endpoints.ts';

type Chosen = {
  readonly payment: PaymentMethod | null;
  readonly carrier: Carrier | null;
  readonly card: CardInUse;
};

/** A provider that is waited for: its window, or none where the browser has blocked that. */
type Waiting = { readonly order: ReservedOrder; readonly opened: Window | null };

type Reserved = { readonly data?: ReservedOrder | undefined; readonly error?: unknown };

/** Why nothing was bought. */
type BuyFailure = PurchaseErrorKind | 'priceChanged';

function failureOf(error: unknown): BuyFailure {
  if (isPriceChanged(error)) return 'priceChanged';
  return isApiError(error) ? shopError(error.code) : 'response';
}

/** Buys coins in the way that is chosen, and leads to where that is approved or done. */
export function useBuy({ payment, carrier, card }: Chosen) {
  const navigate = useNavigate();
  const [approvePayco] = useApprovePaycoMutation();
  const [reservePayment] = useReservePaymentMutation();
  const [reserveCarrier] = useReserveCarrierMutation();
  const [reservePayPay] = useReservePayPayMutation();
  const payByCard = usePayByCard();
  const { refetch } = useGetCoinSalesConfigQuery();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [failure, setFailure] = useState<BuyFailure | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const fail = async (kind: BuyFailure): Promise<void> => {
    // The button says what it costs now before another press is asked for.
    if (kind === 'priceChanged') {
      try {
        await settled(refetch());
      } catch {
        // The shop was left meanwhile: a query without its screen cannot be asked anew.
      }
    }
    setFailure(kind);
    setTries((count) => count + 1);
  };
  const leave = async ({ data, error }: Reserved): Promise<void> => {
    if (data) browser.leaveFor(data.url);
    else await fail(failureOf(error));
  };
  const inWindow = async (agreed: Agreed, opened: Window | null): Promise<void> => {
    const { data, error } = await approvePayco({ body: { ...agreed, paymentType: 'PAYCO' } });
    if (!data) {
      opened?.close();
      return fail(failureOf(error));
    }
    if (opened) opened.location.replace(data.url);
    setWaiting({ order: data, opened });
  };
  const byCard = async (agreed: Agreed): Promise<void> => {
    const ready = await card.prepare();
    // The fields say what is wrong with them.
    if (ready === 'invalid') return;
    if (ready === 'refused') return fail('store');
    if (ready === 'unreachable') return fail('networkTimeout');
    const paid = await payByCard(agreed, ready);
    if ('error' in paid) return fail(failureOf(paid.error));
    card.clear();
    showOrder(paid.data);
  };
  const showOrder = ({ result, serviceOrderId }: CoinOrder): void => {
    void navigate(resultPath(result, new URLSearchParams({ serviceOrderId })));
  };
  const pay = async (agreed: Agreed, opened: Window | null): Promise<void> => {
    const body = { ...agreed, nextUrl: returnPath };
    switch (payment) {
      case null:
        return;
      case 'payco':
        return inWindow(agreed, opened);
      case 'paypal':
        return leave(await reservePayment({ params: { type: 'paypal' }, body }));
      case 'paypay':
        return leave(await reservePayPay({ body }));
      case 'carrier':
        if (carrier === null) return;
        return leave(await reserveCarrier({ params: { carrier }, body: agreed }));
      case 'credit':
        return byCard(agreed);
    }
  };

  return {
    busy,
    failure,
    tries,
    waiting: waiting && {
      ...waiting,
      onOpened: (opened: Window | null) => setWaiting({ ...waiting, opened }),
      onEnd: () => setWaiting(null),
      onOrder: (order: CoinOrder) => {
        setWaiting(null);
        showOrder(order);
      },
    },
    buy: (product: CoinProduct): void => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setFailure(null);
      // Only a press may open a window, and what comes after a call is none.
      const opened = payment === 'payco' ? browser.openWindow() : null;
      void pay(agreedTo(product), opened).finally(() => {
        sending.current = false;
        setBusy(false);
      });
    },
  };
}
