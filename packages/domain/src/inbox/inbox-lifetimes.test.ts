import { expect, it } from 'vitest';
import { endedForgottenSince, messagesOverSince } from './inbox-lifetimes.ts';

const now = new Date('2026-11-20T03:00:00Z');

it('lists messages for a year, and keeps what ended for 90 days', () => {
  expect(messagesOverSince(now)).toEqual(new Date('2025-11-20T03:00:00Z'));
  expect(endedForgottenSince(now)).toEqual(new Date('2026-08-22T03:00:00Z'));
});
