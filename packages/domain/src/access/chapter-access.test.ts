import { describe, expect, it } from 'vitest';
import { chapterAccess, type ChapterAccess } from './chapter-access.ts';

const closed = { free: false, hasTrial: false, unlocked: false, rented: false };
const forAll = { restrictedAge: 0, verifiesAdults: true } as const;
const visitor = {
  signedIn: false,
  acceptedMature: false,
  adultVerification: 'unverified',
} as const;
const member = { ...visitor, signedIn: true };

describe('whether a chapter opens', () => {
  it.each<[string, Parameters<typeof chapterAccess>, ChapterAccess]>([
    ['free, for a visitor', ['product', { ...closed, free: true }, forAll, visitor], 'open'],
    ['not free, for a visitor', ['product', closed, forAll, visitor], 401],
    ['not free, for a member', ['product', closed, forAll, member], 402],
    ['unlocked', ['product', { ...closed, unlocked: true }, forAll, member], 'open'],
    ['rented', ['product', { ...closed, rented: true }, forAll, member], 'open'],
    ['a preview that exists', ['trial', { ...closed, hasTrial: true }, forAll, visitor], 'open'],
    ['a preview that does not', ['trial', closed, forAll, visitor], 404],
    [
      'free, but for verified adults',
      ['product', { ...closed, free: true }, { restrictedAge: 19, verifiesAdults: true }, member],
      451,
    ],
    [
      'not free and for adults: the age comes first',
      ['product', closed, { restrictedAge: 19, verifiesAdults: false }, visitor],
      428,
    ],
  ])('%s', (_, given, expected) => {
    expect(chapterAccess(...given)).toBe(expected);
  });
});
