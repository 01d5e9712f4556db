import { editions } from '@hanji/contract/editions.ts';
import { locales, restrictedAges } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { adultGate, isForAdults, verifiesAge } from './adult-gate.ts';
import { adultVerification } from './verification.ts';

it.each([
  [false, 0, false],
  [false, 12, false],
  [false, 15, false],
  [false, 19, true],
  [true, 0, true],
  [true, 15, true],
  [true, 19, true],
] as const)(
  'marked as mature %s and from %i on, a title is for adults: %s',
  (mature, age, answer) => {
    expect(isForAdults({ mature, restrictedAge: age })).toBe(answer);
  },
);

describe('[B6-013] what stands before a title for adults', () => {
  it.each([
    [true, 'unverified', false, 451],
    [true, 'unverified', true, 451],
    [true, 'expired', true, 451],
    [true, 'expired', false, 451],
    [true, 'verified', false, 428],
    [true, 'verified', true, null],
    [false, 'unverified', false, 428],
    [false, 'verified', false, 428],
    [false, 'unverified', true, null],
    [false, 'expired', true, null],
  ] as const)(
    'verification asked %s, reader %s, accepted %s: %s',
    (verifiesAdults, status, acceptedMature, expected) => {
      const reader = { adultVerification: status, acceptedMature };
      expect(adultGate({ restrictedAge: 19, verifiesAdults }, reader)).toBe(expected);
    },
  );

  it.each([
    ['2026-11-20T03:00:00.000Z', null],
    ['2026-11-20T03:00:00.001Z', 451],
  ])('lets a verification of 20 November 2025 count until a year later, at %s: %j', (now, gate) => {
    const certifiedAt = new Date('2025-11-20T03:00:00.000Z');
    const { status } = adultVerification(certifiedAt, new Date(now));
    const reader = { adultVerification: status, acceptedMature: true };
    expect(adultGate({ restrictedAge: 19, verifiesAdults: true }, reader)).toBe(gate);
  });

  it('is nothing before any other title', () => {
    const reader = { adultVerification: 'unverified', acceptedMature: false } as const;
    for (const restrictedAge of restrictedAges.filter((age) => age !== 19)) {
      expect(adultGate({ restrictedAge, verifiesAdults: true }, reader)).toBeNull();
    }
  });
});

it('verifies the age for Korean and Japanese titles, and wherever an edition does', () => {
  const verified = locales.filter((language) => verifiesAge({ language }, editions.global));
  expect(verified).toEqual(['ko-KR', 'ja-JP']);
  expect(verifiesAge({ language: 'en-US' }, editions.ko)).toBe(true);
  expect(verifiesAge({ language: 'en-US' }, editions.ja)).toBe(true);
  expect(verifiesAge({ language: 'vi-VN' }, editions['vi-refund'])).toBe(false);
});
