import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import {
  useCancelPaymentMutation,
  useExecutePaymentMutation,
  useFinishPaycoMutation,
  useFinishPaymentMutation,
  useGetPurchaseResultMutation,
} from '#payment/endpoints.ts';

export type Settled = { readonly data?: CoinOrder | undefined; readonly error?: unknown };

/** Ends an order with what its provider led back with, by the call of the way it was paid. */
export function useSettle(): (query: URLSearchParams) => Promise<Settled> {
  const [cancel] = useCancelPaymentMutation();
  const [finishPayco] = useFinishPaycoMutation();
  const [execute] = useExecutePaymentMutation();
  const [finish] = useFinishPaymentMutation();
  const [getResult] = useGetPurchaseResultMutation();
  return async (query) => {
    const param = (name: string): string => query.get(name) ?? '';
    const serviceOrderId = param('serviceOrderId');
    const token = param('token');
    // The reader has left there, or the provider has declined. The service asks which: anybody can write this.
    if (query.has('cancelled')) return cancel({ body: { serviceOrderId } });
    switch (param('type')) {
      case 'payco': {
        const productSeq = Number(param('productSeq'));
        if (token === '' || !(productSeq > 0)) break;
        return finishPayco({ body: { token, productSeq } });
      }
      case 'paypal': {
        const approved = { orderId: param('orderId'), PayerID: param('PayerID') };
        if ([token, ...Object.values(approved)].includes('')) break;
        const executed = await execute({ body: { serviceOrderId, token, ...approved } });
        if (executed.data) break;
        return executed;
      }
      case 'carrier':
        return getResult({ params: { type: 'carrier' }, body: { serviceOrderId } });
      case 'paypay':
        return getResult({ params: { type: 'paypay' }, body: { serviceOrderId } });
    }
    // What cannot be sent on as it came is left to the service, which knows the provider's token.
    return finish({ body: { serviceOrderId } });
  };
}
