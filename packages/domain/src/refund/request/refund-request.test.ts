import { announcedCalendar, readCalendar } from '#refund/calendar/shutdown-calendar.ts';
import { expect, it } from 'vitest';
import { refundRequestOutcome } from './refund-request.ts';

const calendar = readCalendar(announcedCalendar);
const before = new Date('2025-09-30T14:59:59.999Z');
const open = calendar.requestFrom;
const after = new Date('2025-11-15T15:00:00Z');
function form(filled: boolean) {
  return {
    bankCode: '088',
    accountNumber: '1',
    accountHolderName: 'N',
    consented: filled,
    hasNewImage: false,
    bankbookFileUrl: null,
    refundTotalAmount: 1,
  };
}

it.each([
  ['filled', before, true, false, { kind: 'before', opensAt: calendar.requestFrom }],
  ['filled', open, true, false, { kind: 'ready' }],
  ['filled', after, true, false, { kind: 'after' }],
  ['not filled, locked, too early', before, false, true, { kind: 'before', opensAt: open }],
  ['not filled, locked, too late', after, false, true, { kind: 'after' }],
  ['not filled and locked', open, false, true, { kind: 'incomplete' }],
  ['not filled', open, false, false, { kind: 'incomplete' }],
  ['filled and locked', open, true, true, { kind: 'locked' }],
])('a request that is %s', (_, now, filled, locked, outcome) => {
  expect(refundRequestOutcome(form(filled), locked, calendar, now)).toEqual(outcome);
});
