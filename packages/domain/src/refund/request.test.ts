import { describe, expect, it } from 'vitest';
import { announcedCalendar, readCalendar } from './calendar.ts';
import {
  refundRequestOutcome,
  requestStanding,
  isSubmitEnabled,
  type EarlierRequest,
  type RefundForm,
  type RefundRequestOutcome,
} from './request.ts';
describe('refund request', () => {
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

  const taken = { state: 'taken_up' } as const;
  const returned = { state: 'returned' } as const;

  it.each<[string, Date, boolean, EarlierRequest | null, RefundRequestOutcome]>([
    ['filled, too early', before, true, null, { kind: 'before', opensAt: calendar.requestFrom }],
    ['filled', open, true, null, { kind: 'ready' }],
    ['filled, too late', after, true, null, { kind: 'after' }],
    ['not filled, locked, too early', before, false, taken, { kind: 'before', opensAt: open }],
    ['not filled, locked, too late', after, false, taken, { kind: 'after' }],
    ['not filled and locked', open, false, taken, { kind: 'incomplete' }],
    ['not filled', open, false, null, { kind: 'incomplete' }],
    ['filled and locked', open, true, taken, { kind: 'locked' }],
    ['filled, after money that came back, too late', after, true, returned, { kind: 'ready' }],
    [
      'filled, after money that came back, too early',
      before,
      true,
      returned,
      { kind: 'before', opensAt: open },
    ],
    ['filled, after a refusal, too late', after, true, { state: 'refused' }, { kind: 'after' }],
  ])('a request that is %s', (_, now, filled, earlier, outcome) => {
    expect(refundRequestOutcome(form(filled), earlier, calendar, now)).toEqual(outcome);
  });
});

describe('request standing', () => {
  it.each<[EarlierRequest | null, string]>([
    [null, 'first'],
    [{ state: 'requested' }, 'replaces'],
    [{ state: 'taken_up' }, 'locked'],
    [{ state: 'paid' }, 'locked'],
    [{ state: 'returned' }, 'anew'],
    [{ state: 'refused' }, 'anew'],
  ])('beside %j a new request is %s', (earlier, standing) => {
    expect(requestStanding(earlier)).toBe(standing);
  });
});

describe('submit enabled', () => {
  const empty: RefundForm = {
    bankCode: '',
    accountNumber: '',
    accountHolderName: '',
    consented: false,
    hasNewImage: false,
    bankbookFileUrl: null,
    refundTotalAmount: 0,
  };
  const fields = {
    bankCode: '088',
    accountNumber: '11012345678901',
    accountHolderName: 'Nguyen',
    consented: true,
  };
  const url = '/files/bankbook.png';
  const all: RefundForm = {
    ...fields,
    hasNewImage: true,
    bankbookFileUrl: url,
    refundTotalAmount: 1,
  };

  it.each<[string, Partial<RefundForm>, boolean]>([
    ['nothing else', {}, false],
    ['a new image', { hasNewImage: true }, true],
    ['an existing image', { bankbookFileUrl: url }, true],
    ['an image without an address', { bankbookFileUrl: '' }, false],
    ['a total of 1', { refundTotalAmount: 1 }, true],
  ])('[B4-016] the four fields and %s', (_, facts, enabled) => {
    expect(isSubmitEnabled({ ...empty, ...fields, ...facts })).toBe(enabled);
  });

  it.each<[Partial<RefundForm>]>([
    [{ bankCode: '' }],
    [{ bankCode: ' ' }],
    [{ accountNumber: '' }],
    [{ accountNumber: ' ' }],
    [{ accountHolderName: '' }],
    [{ accountHolderName: '\u3000' }],
    [{ accountHolderName: '\u200B' }],
    [{ consented: false }],
  ])('[B4-016] images and a total do not make up for %j', (facts) => {
    expect(isSubmitEnabled(all)).toBe(true);
    expect(isSubmitEnabled({ ...all, ...facts })).toBe(false);
  });

  it('[B4-016] is the decided reading in each of the 128 cases', () => {
    for (let bits = 0; bits < 128; bits += 1) {
      const [bank, number, holder, consented, image, existing, total] = Array.from(
        { length: 7 },
        (_, bit) => ((bits >> bit) & 1) === 1,
      );
      const form = {
        bankCode: bank ? fields.bankCode : '',
        accountNumber: number ? fields.accountNumber : '',
        accountHolderName: holder ? fields.accountHolderName : '',
        consented: consented === true,
        hasNewImage: image === true,
        bankbookFileUrl: existing ? url : null,
        refundTotalAmount: total ? 5 : 0,
      };
      const expected = bank && number && holder && consented && (image || existing || total);
      expect(isSubmitEnabled(form)).toBe(expected);
    }
  });
});
