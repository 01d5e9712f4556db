import { describe, expect, it } from 'vitest';
import {
  acceptMatureAfterSignOut,
  acceptMatureOfAccount,
  acceptMatureHeader,
  listsAdultEvents,
  matureStore,
  isMatureAccepted,
  matureSwitch,
  blursThumbnail,
} from './mature.ts';
describe('accept mature', () => {
  it('an acceptance is kept on the account if signed in, else in the session', () => {
    expect(matureStore(true)).toBe('account');
    expect(matureStore(false)).toBe('session');
  });

  it.each([
    [null, 'Y', false],
    ['', 'Y', false],
    ['n', 'Y', false],
    ['y', 'Y', false],
    ['true', 'Y', false],
    ['N', 'N', false],
    ['Y', 'Y', true],
  ])('a session with %j has the header %s and said Y itself: %s', (stored, header, said) => {
    expect(acceptMatureHeader(stored)).toBe(header);
    expect(isMatureAccepted(stored)).toBe(said);
  });

  it('takes over what the account of who signs in says, and says N after signing out', () => {
    expect(acceptMatureOfAccount(true, true)).toBe('Y');
    expect(acceptMatureOfAccount(false, true)).toBe('N');
    expect(acceptMatureOfAccount(true, false)).toBe('Y');
    expect(acceptMatureAfterSignOut).toBe('N');
    expect(acceptMatureHeader(acceptMatureAfterSignOut)).toBe('N');
  });

  it('takes an account that has not accepted for no word where no switch is offered', () => {
    expect(acceptMatureOfAccount(false, false)).toBeNull();
    expect(acceptMatureHeader(acceptMatureOfAccount(false, false))).toBe('Y');
    expect(isMatureAccepted(acceptMatureOfAccount(false, false))).toBe(false);
  });

  it.each([
    [false, 'N', false],
    [false, 'Y', false],
    [true, 'N', false],
    [true, 'Y', true],
  ] as const)('said %s with the header %s: adult events %s', (said, header, listed) => {
    expect(listsAdultEvents(said, header)).toBe(listed);
  });
});

describe('mature switch', () => {
  const values = [null, '', 'N', 'Y'];

  it('is there only in an edition that offers it', () => {
    for (const stored of values) {
      for (const signedIn of [true, false]) {
        expect(matureSwitch({ offered: false, signedIn, stored })).toBeNull();
        expect(matureSwitch({ offered: true, signedIn, stored })).not.toBeNull();
      }
    }
  });

  it('asks who is not signed in to do so', () => {
    for (const stored of values) {
      expect(matureSwitch({ offered: true, signedIn: false, stored })).toEqual({
        on: false,
        use: { kind: 'askSignIn' },
      });
    }
  });

  it.each([
    [null, false, 'Y'],
    ['', false, 'Y'],
    ['N', false, 'Y'],
    ['Y', true, 'N'],
  ])('with %j it stands on: %s, and sets %s', (stored, on, acceptMature) => {
    expect(matureSwitch({ offered: true, signedIn: true, stored })).toEqual({
      on,
      use: { kind: 'set', acceptMature },
    });
  });
});

describe('mature blur', () => {
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
});
