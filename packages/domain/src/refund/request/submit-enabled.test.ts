import { expect, it } from 'vitest';
import { isSubmitEnabled, type RefundForm } from './submit-enabled.ts';

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
