import { describe, expect, it } from 'vitest';
import {
  isCalendarDay,
  ageOn,
  isOfLegalAge,
  legalAge,
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
describe('calendar day', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-11-31', false],
    ['2026-00-10', false],
    ['2026-13-01', false],
    ['2026-1-2', false],
    ['2026-11-20 ', false],
    ['2026-11-20T00:00:00Z', false],
    ['+012026-01-01', false],
    ['-002026-01-01', false],
    ['2026', false],
    ['', false],
  ])('%j is a day: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });
});

describe('legal age', () => {
  it.each([
    ['2012-11-21', 13, false],
    ['2012-11-20', 14, true],
    ['2012-11-19', 14, true],
    ['2012-12-01', 13, false],
    ['2012-10-31', 14, true],
    ['2013-01-01', 13, false],
    ['1990-11-20', 36, true],
    ['2026-11-20', 0, false],
    ['2026-11-21', null, false],
  ])('[A5-018, B5-034] born on %s, on 2026-11-20 of age %s, may sign up: %s', (birth, age, may) => {
    expect(ageOn('2026-11-20', birth)).toBe(age);
    expect(isOfLegalAge('2026-11-20', birth)).toBe(may);
    expect(legalAge).toBe(14);
  });

  it.each([
    ['2026-02-28', 13],
    ['2026-03-01', 14],
    ['2028-02-28', 15],
    ['2028-02-29', 16],
  ])('[A5-018, B5-034] born on 29 February, on %s of age %i', (today, age) => {
    expect(ageOn(today, '2012-02-29')).toBe(age);
  });

  it.each([
    '',
    '2012',
    '2012-11',
    '2012-13-01',
    '2011-02-29',
    '2012-11-31',
    '12-11-20',
    '2012/11/20',
    '+012012-11-20',
    '-002012-11-20',
  ])('knows no age of who is born on %j', (day) => {
    expect(ageOn('2026-11-20', day)).toBeNull();
    expect(isOfLegalAge('2026-11-20', day)).toBe(false);
    expect(ageOn(day, '1990-11-20')).toBeNull();
    expect(isOfLegalAge(day, '1990-11-20')).toBe(false);
  });

  it('nobody becomes younger', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.tuple(day, day, day).map((days) => days.toSorted()),
        (days) => {
          const [birth = '', earlier = '', later = ''] = days;
          expect(ageOn(earlier, birth)).not.toBeNull();
          expect(ageOn(later, birth)).toBeGreaterThanOrEqual(ageOn(earlier, birth) ?? Infinity);
        },
      ),
    );
  });
});

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
  ] as const)('[A5-017, A5-018, A5-019, B5-033] of %j are missing %j', (consents, missing) => {
    const problems = (names: readonly string[]) =>
      names.map((field) => ({ field, reason: 'required' }));
    expect(consentProblems(consents, asking)).toEqual(problems(missing));
    expect(consentProblems(consents, silent)).toEqual(
      problems(missing.filter((name) => name !== 'termsAge14Yn')),
    );
  });

  it('[A5-017, A5-018, A5-019] the age is asked for where the requirement applies', () => {
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
