import { expect, it } from 'vitest';
import {
  bankbookKeptUntil,
  payoutBusinessDays,
  refundPageSize,
  refundRecordKeptUntil,
} from './refund-terms.ts';

const processed = new Date('2025-11-30T03:00:00Z');

it('pays out within 3 to 7 business days and lists 30 chapters a page', () => {
  expect(payoutBusinessDays).toEqual({ least: 3, most: 7 });
  expect(refundPageSize).toBe(30);
});

it('keeps the bank-book image for 3 months and the rest for 5 years', () => {
  expect(bankbookKeptUntil(processed)).toEqual(new Date('2026-02-28T03:00:00Z'));
  expect(refundRecordKeptUntil(processed)).toEqual(new Date('2030-11-30T03:00:00Z'));
});
