import { describe, expect, it } from 'vitest';
import {
  areAllSelected,
  consentProblems,
  requiredConsents,
  shownConsents,
  toggleAllConsents,
  fromWireConsents,
  toWireConsents,
} from './consent.ts';
import fc from 'fast-check';
import type { Consent } from '@hanji/contract/entities/member.ts';
describe('consents', () => {
  const none: Consent = {
    termsAgreeYn: 'N',
    termsPrivacyYn: 'N',
    termsAge14Yn: 'N',
    termsMarketingYn: 'N',
    termsAdvertisementYn: 'N',
  };
  const required: Consent = { ...none, termsAgreeYn: 'Y', termsPrivacyYn: 'Y', termsAge14Yn: 'Y' };
  const all: Consent = { ...required, termsMarketingYn: 'Y', termsAdvertisementYn: 'Y' };
  const allButAge: Consent = { ...all, termsAge14Yn: 'N' };

  const asking = { asksAge: true };
  const silent = { asksAge: false };

  it.each([
    [all, []],
    [required, []],
    [{ ...all, termsAgreeYn: 'N' }, ['termsAgreeYn']],
    [{ ...all, termsPrivacyYn: 'N' }, ['termsPrivacyYn']],
    [allButAge, ['termsAge14Yn']],
    [none, ['termsAgreeYn', 'termsPrivacyYn', 'termsAge14Yn']],
  ] as const)(
    '[A5-017, A5-018, A5-019, B5-033, B5-034] of %j are missing %j',
    (consents, missing) => {
      const problems = (names: readonly string[]) =>
        names.map((field) => ({ field, reason: 'required' }));
      expect(consentProblems(consents, asking)).toEqual(problems(missing));
      expect(consentProblems(consents, silent)).toEqual(
        problems(missing.filter((name) => name !== 'termsAge14Yn')),
      );
    },
  );

  it('[A3-038, A5-017, A5-018, A5-019] the age is asked for where the requirement applies', () => {
    expect(requiredConsents(asking)).toEqual(['termsAgreeYn', 'termsPrivacyYn', 'termsAge14Yn']);
    expect(requiredConsents(silent)).toEqual(['termsAgreeYn', 'termsPrivacyYn']);
    expect(shownConsents(asking)).toEqual(Object.keys(all));
    expect(shownConsents(silent)).toEqual(Object.keys(all).filter((name) => !/Age14/.test(name)));
  });

  it.each([
    [none, asking, false, all],
    [required, asking, false, all],
    [allButAge, asking, false, all],
    [all, asking, true, none],
    [none, silent, false, allButAge],
    [allButAge, silent, true, none],
    [all, silent, true, { ...none, termsAge14Yn: 'Y' }],
  ] as const)(
    'after %j with %j all are selected: %s, a press gives %j',
    (consents, rules, are, after) => {
      expect(areAllSelected(consents, rules)).toBe(are);
      expect(toggleAllConsents(consents, rules)).toEqual(after);
      expect(areAllSelected(toggleAllConsents(consents, rules), rules)).toBe(!are);
    },
  );
});

describe('wire consents', () => {
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
});
