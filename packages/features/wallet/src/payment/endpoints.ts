import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { cardCalls } from '@hanji/contract/calls/payment/card.ts';
import { orderCalls } from '@hanji/contract/calls/payment/order.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';

type Orders = typeof orderCalls;
type Cards = typeof cardCalls;

type Started = {
  readonly dispatch: EditionStore['dispatch'];
  readonly queryFulfilled: Promise<unknown>;
};

/** An order may have brought coins, whoever settled it, and whether or not the answer came. */
const bringsCoins = {
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
    await queryFulfilled.catch(() => {});
    coinsChanged(dispatch);
  },
};

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCoinSalesConfig: build.query<
      DataOf<Orders['getCoinSalesConfig']>,
      ArgumentsOf<Orders['getCoinSalesConfig']>
    >({ query: toRequest(orderCalls.getCoinSalesConfig) }),
    approvePayco: build.mutation<
      DataOf<Orders['approvePayco']>,
      ArgumentsOf<Orders['approvePayco']>
    >({ query: toRequest(orderCalls.approvePayco) }),
    finishPayco: build.mutation<DataOf<Orders['finishPayco']>, ArgumentsOf<Orders['finishPayco']>>({
      query: toRequest(orderCalls.finishPayco),
      ...bringsCoins,
    }),
    reservePayment: build.mutation<
      DataOf<Orders['reservePayment']>,
      ArgumentsOf<Orders['reservePayment']>
    >({ query: toRequest(orderCalls.reservePayment) }),
    executePayment: build.mutation<
      DataOf<Orders['executePayment']>,
      ArgumentsOf<Orders['executePayment']>
    >({ query: toRequest(orderCalls.executePayment), ...bringsCoins }),
    finishPayment: build.mutation<
      DataOf<Orders['finishPayment']>,
      ArgumentsOf<Orders['finishPayment']>
    >({ query: toRequest(orderCalls.finishPayment), ...bringsCoins }),
    cancelPayment: build.mutation<
      DataOf<Orders['cancelPayment']>,
      ArgumentsOf<Orders['cancelPayment']>
    >({ query: toRequest(orderCalls.cancelPayment), ...bringsCoins }),
    reserveCarrier: build.mutation<
      DataOf<Orders['reserveCarrier']>,
      ArgumentsOf<Orders['reserveCarrier']>
    >({ query: toRequest(orderCalls.reserveCarrier) }),
    reservePayPay: build.mutation<
      DataOf<Orders['reservePayPay']>,
      ArgumentsOf<Orders['reservePayPay']>
    >({ query: toRequest(orderCalls.reservePayPay) }),
    getPurchaseResult: build.mutation<
      DataOf<Orders['getPurchaseResult']>,
      ArgumentsOf<Orders['getPurchaseResult']>
    >({ query: toRequest(orderCalls.getPurchaseResult), ...bringsCoins }),
    getTokenApiKey: build.mutation<
      DataOf<Cards['getTokenApiKey']>,
      ArgumentsOf<Cards['getTokenApiKey']>
    >({ query: toRequest(cardCalls.getTokenApiKey) }),
    getSavedCards: build.query<DataOf<Cards['getSavedCards']>, ArgumentsOf<Cards['getSavedCards']>>(
      {
        query: toRequest(cardCalls.getSavedCards),
        providesTags: ['Cards'],
      },
    ),
    registerCard: build.mutation<DataOf<Cards['registerCard']>, ArgumentsOf<Cards['registerCard']>>(
      {
        query: toRequest(cardCalls.registerCard),
        invalidatesTags: ['Cards'],
      },
    ),
    deleteCard: build.mutation<DataOf<Cards['deleteCard']>, ArgumentsOf<Cards['deleteCard']>>({
      query: toRequest(cardCalls.deleteCard),
      invalidatesTags: ['Cards'],
    }),
    executeCredit: build.mutation<
      DataOf<Cards['executeCredit']>,
      ArgumentsOf<Cards['executeCredit']>
    >({ query: toRequest(cardCalls.executeCredit), ...bringsCoins }),
  }),
});

export const {
  useGetCoinSalesConfigQuery,
  useApprovePaycoMutation,
  useFinishPaycoMutation,
  useReservePaymentMutation,
  useExecutePaymentMutation,
  useFinishPaymentMutation,
  useCancelPaymentMutation,
  useReserveCarrierMutation,
  useReservePayPayMutation,
  useGetPurchaseResultMutation,
  useGetTokenApiKeyMutation,
  useGetSavedCardsQuery,
  useRegisterCardMutation,
  useDeleteCardMutation,
  useExecuteCreditMutation,
} = paymentApi;
