import { adultVerificationStatuses } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { accessPrompt, type AccessPrompt, type PromptedReader } from './access-prompt.ts';

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
