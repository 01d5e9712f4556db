import { expect, it } from 'vitest';
import { passwordCampaignDue } from './password-campaign.ts';

it.each([
  ['2026-01-15T10:20:30.400Z', '2026-01-15T10:20:30.400Z', false],
  ['2026-01-15T10:20:30.400Z', '2026-07-15T10:20:30.399Z', false],
  ['2026-01-15T10:20:30.400Z', '2026-07-15T10:20:30.400Z', true],
  ['2026-01-15T10:20:30.400Z', '2026-07-15T10:20:30.401Z', true],
  ['2026-01-15T10:20:30.400Z', '2030-01-01T00:00:00.000Z', true],
  // February has no 31st: its last day is the day.
  ['2026-08-31T12:00:00.000Z', '2027-02-28T11:59:59.999Z', false],
  ['2026-08-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z', true],
  ['2027-08-31T12:00:00.000Z', '2028-02-29T11:59:59.999Z', false],
  ['2027-08-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z', true],
  // A clock that was ahead when the password was changed.
  ['2026-01-15T10:20:30.400Z', '2026-01-01T00:00:00.000Z', false],
])('[A9-032, B9-034] changed %s, asked %s: %s', (changed, now, due) => {
  expect(passwordCampaignDue(new Date(changed), new Date(now))).toBe(due);
});

it('[A9-032, B9-034] asks nobody who has no password', () => {
  expect(passwordCampaignDue(null, new Date('2026-07-15T00:00:00Z'))).toBe(false);
});
