import type { RefundState } from '@hanji/contract/refund-states.ts';

export type RefundOperation = 'take' | 'paid' | 'returned' | 'refuse';

/** From where each leads, and to where; a bank may send back what was paid already. */
const operations = {
  take: { from: ['requested'], to: 'taken_up' },
  paid: { from: ['taken_up'], to: 'paid' },
  returned: { from: ['taken_up', 'paid'], to: 'returned' },
  refuse: { from: ['requested', 'taken_up'], to: 'refused' },
} as const satisfies Readonly<
  Record<
    RefundOperation,
    { readonly from: readonly RefundState[]; readonly to: Exclude<RefundState, 'requested'> }
  >
>;

/** The state after an operation; null where it cannot be done, or was done already. */
export function stateAfter(
  operation: RefundOperation,
  state: RefundState,
): Exclude<RefundState, 'requested'> | null {
  const { from, to }: { from: readonly RefundState[]; to: Exclude<RefundState, 'requested'> } =
    operations[operation];
  return from.includes(state) ? to : null;
}
