import { describe, expect, it } from 'vitest';
import { blursThumbnail } from './mature-blur.ts';

const mature = { mature: true };
const byVerification = { blurUntilVerified: true };
const byAcceptance = { blurUntilVerified: false };

describe('a mature thumbnail is blurred', () => {
  it.each([
    ['unverified', true, true],
    ['expired', true, true],
    ['expired', false, true],
    ['verified', true, false],
    ['verified', false, false],
  ] as const)(
    '[A6-007] where verification decides: %s, accepted %s: %s',
    (adultVerification, acceptedMature, blurred) => {
      const reader = { adultVerification, acceptedMature };
      expect(blursThumbnail(mature, byVerification, reader)).toBe(blurred);
    },
  );

  it.each([
    ['unverified', false, true],
    ['verified', false, true],
    ['expired', false, true],
    ['unverified', true, false],
    ['verified', true, false],
  ] as const)(
    '[A6-008] where acceptance decides: %s, accepted %s: %s',
    (adultVerification, acceptedMature, blurred) => {
      const reader = { adultVerification, acceptedMature };
      expect(blursThumbnail(mature, byAcceptance, reader)).toBe(blurred);
    },
  );

  it('and no other ever is', () => {
    for (const rule of [byVerification, byAcceptance]) {
      for (const acceptedMature of [true, false]) {
        const reader = { adultVerification: 'unverified', acceptedMature } as const;
        expect(blursThumbnail({ mature: false }, rule, reader)).toBe(false);
      }
    }
  });
});
