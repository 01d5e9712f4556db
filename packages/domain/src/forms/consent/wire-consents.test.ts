import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWireConsents, toWireConsents } from './wire-consents.ts';

const none = {
  termsAgreeYn: 'N',
  termsPrivacyYn: 'N',
  termsMarketingYn: 'N',
  termsAdvertisementYn: 'N',
} as const;

it.each([
  [{ termsOfUse: 'Y' }, { ...none, termsAgreeYn: 'Y' }],
  [{ privacyPolicy: 'Y' }, { ...none, termsPrivacyYn: 'Y' }],
  [{ privacyCollectionAndUse: 'Y' }, { ...none, termsPrivacyYn: 'Y' }],
  [{ privacyPolicy: 'N', privacyCollectionAndUse: 'Y' }, none],
  [
    { privacyPolicy: 'Y', privacyCollectionAndUse: 'N' },
    { ...none, termsPrivacyYn: 'Y' },
  ],
  [{ allowedMarketingNotification: 'Y' }, { ...none, termsMarketingYn: 'Y' }],
  [{ allowedAdvertisement: 'Y' }, { ...none, termsAdvertisementYn: 'Y' }],
  [{}, none],
] as const)('%j is received as %j', (sent, consents) => {
  expect(fromWireConsents(sent)).toEqual(consents);
});

it('sends each consent under its own name', () => {
  expect(toWireConsents({ ...none, termsAgreeYn: 'Y', termsMarketingYn: 'Y' })).toEqual({
    termsOfUse: 'Y',
    privacyPolicy: 'N',
    allowedMarketingNotification: 'Y',
    allowedAdvertisement: 'N',
  });
  const answer = fc.constantFrom('Y' as const, 'N' as const);
  const consents = fc.record({
    termsAgreeYn: answer,
    termsPrivacyYn: answer,
    termsMarketingYn: answer,
    termsAdvertisementYn: answer,
  });
  fc.assert(
    fc.property(consents, (given) => {
      expect(fromWireConsents(toWireConsents(given))).toEqual(given);
    }),
  );
});
