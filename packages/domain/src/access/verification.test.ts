import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  adultVerification,
  accessPrompt,
  type AccessPrompt,
  type PromptedReader,
} from './verification.ts';
import { adultVerificationStatuses } from '@hanji/contract/vocabulary.ts';
describe('adult verification', () => {
  function statusAt(verifiedAt: string | null, now: string): string {
    return adultVerification(verifiedAt === null ? null : new Date(verifiedAt), new Date(now))
      .status;
  }

  describe('[A4-092, B4-036] adult verification', () => {
    it('is unverified before any certification', () => {
      expect(adultVerification(null, new Date('2026-11-20T00:00:00Z'))).toEqual({
        status: 'unverified',
        verifiedAt: null,
        expiredAt: null,
      });
    });

    it.each([
      ['2025-11-20T03:00:00.000Z', '2025-11-20T03:00:00.000Z', 'verified'],
      ['2025-11-20T03:00:00.000Z', '2026-11-20T02:59:59.999Z', 'verified'],
      ['2025-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z', 'verified'],
      ['2025-11-20T03:00:00.000Z', '2026-11-20T03:00:00.001Z', 'expired'],
      ['2025-11-20T03:00:00.000Z', '2036-01-01T00:00:00.000Z', 'expired'],
      // Certified by a clock that runs ahead.
      ['2025-11-20T03:00:00.000Z', '2025-11-20T02:00:00.000Z', 'verified'],
      // A year with 29 February in it is a day longer.
      ['2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z', 'verified'],
      ['2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.001Z', 'expired'],
      ['2027-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z', 'verified'],
      ['2027-02-28T12:00:00.000Z', '2028-02-28T12:00:00.001Z', 'expired'],
      ['2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z', 'verified'],
      ['2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.001Z', 'expired'],
    ])('[A9-033, B9-033] certified %s, at %s: %s', (verifiedAt, now, status) => {
      expect(statusAt(verifiedAt, now)).toBe(status);
    });

    it('tells when it was certified and until when that holds', () => {
      const verifiedAt = new Date('2028-02-29T12:00:00Z');
      const validity = { verifiedAt, expiredAt: new Date('2029-02-28T12:00:00Z') };
      expect(adultVerification(verifiedAt, verifiedAt)).toEqual({
        status: 'verified',
        ...validity,
      });
      expect(adultVerification(verifiedAt, new Date('2030-01-01T00:00:00Z'))).toEqual({
        status: 'expired',
        ...validity,
      });
    });

    it('goes on from expired to verified by a new certification', () => {
      expect(statusAt('2024-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('expired');
      expect(statusAt('2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('verified');
    });

    it('is never verified by what is no date', () => {
      expect(statusAt('soon', '2026-11-20T00:00:00Z')).toBe('unverified');
      expect(statusAt('2026-11-20T00:00:00Z', 'soon')).toBe('expired');
    });

    it('once expired stays so, and expires after 365 or 366 days', () => {
      const moment = fc.date({
        min: new Date('2000-01-01'),
        max: new Date('2100-01-01'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(moment, moment, fc.nat(), (verifiedAt, now, later) => {
          const { status, expiredAt } = adultVerification(verifiedAt, now);
          const days = (Number(expiredAt) - verifiedAt.getTime()) / 86_400_000;
          expect([365, 366]).toContain(days);
          const after = adultVerification(verifiedAt, new Date(now.getTime() + later));
          expect(status === 'expired' && after.status !== 'expired').toBe(false);
        }),
      );
    });
  });
});

describe('access prompt', () => {
  const to = '/maturecertificate?redirect=Y';
  const visitor: PromptedReader = {
    signedIn: false,
    adultVerification: 'unverified',
    acceptedMature: false,
  };
  const member: PromptedReader = { ...visitor, signedIn: true };

  /** Everybody there can be. */
  const readers = [true, false].flatMap((signedIn) =>
    adultVerificationStatuses.flatMap((status) =>
      [true, false].map((acceptedMature): PromptedReader => ({
        signedIn,
        adultVerification: status,
        acceptedMature,
      })),
    ),
  );

  it('asks at 428 to enable mature content, kept on the account or in the session', () => {
    for (const reader of readers) {
      const store = reader.signedIn ? 'account' : 'session';
      expect(accessPrompt(428, reader)).toEqual({ kind: 'mature', store });
    }
  });

  it('asks at 401 to log in', () => {
    for (const reader of readers) expect(accessPrompt(401, reader)).toEqual({ kind: 'signIn' });
  });

  describe('the adult check at 451', () => {
    it('[A4-087] asks who is not logged in to log in, whatever else is known', () => {
      for (const reader of readers.filter(({ signedIn }) => !signedIn)) {
        expect(accessPrompt(451, reader)).toEqual({ kind: 'signIn' });
      }
    });

    it.each<[string, Partial<PromptedReader>, AccessPrompt]>([
      ['[A4-088] without a certification', {}, { kind: 'certify', to }],
      [
        '[A4-088] without a certification, mature accepted',
        { acceptedMature: true },
        { kind: 'certify', to },
      ],
      [
        '[A4-089] with an expired one',
        { adultVerification: 'expired', acceptedMature: true },
        { kind: 'recertify', to },
      ],
      [
        '[A4-089] with an expired one, mature not accepted',
        { adultVerification: 'expired' },
        { kind: 'recertify', to },
      ],
      [
        '[A4-090] verified, without an active mature setting',
        { adultVerification: 'verified' },
        { kind: 'mature', store: 'account' },
      ],
      [
        'verified and accepted, though the service disagrees',
        { adultVerification: 'verified', acceptedMature: true },
        { kind: 'certify', to },
      ],
    ])('%s', (_, facts, prompt) => {
      expect(accessPrompt(451, { ...member, ...facts })).toEqual(prompt);
    });
  });
});
