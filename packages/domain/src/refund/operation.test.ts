import { refundStates } from '@hanji/contract/refund-states.ts';
import { expect, it } from 'vitest';
import { stateAfter, type RefundOperation } from './operation.ts';

it.each<[RefundOperation, (string | null)[]]>([
  // requested, taken_up, paid, returned, refused
  ['take', ['taken_up', null, null, null, null]],
  ['paid', [null, 'paid', null, null, null]],
  ['returned', [null, 'returned', 'returned', null, null]],
  ['refuse', ['refused', 'refused', null, null, null]],
])('%s leads from each state to %j', (operation, after) => {
  expect(refundStates.map((state) => stateAfter(operation, state))).toEqual(after);
});
