/** Where a request for a refund stands; `returned` is money that an account did not take. */
export const refundStates = ['requested', 'taken_up', 'paid', 'returned', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];
