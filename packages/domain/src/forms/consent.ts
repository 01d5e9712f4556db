import type { Consent } from '@hanji/contract/entities/member.ts';
import { checkAgreement } from '#forms/choice.ts';
import { problemsOf, type Problem } from '#forms/checked.ts';

/** Whether a text is a day of the calendar, written as `2026-11-20`: years have four digits. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString() === `${text}T00:00:00.000Z`;
}

/** Who is 14 may sign up (reading-service, section 5; 14 itself is enough). */
export const legalAge = 14;

/**
 * The age in whole years on a day; both are calendar days, `2026-11-20`. Who was born on 29 February
 * becomes a year older on 1 March of other years. Null for a day that is none or still to come.
 */
export function ageOn(today: string, birthDay: string): number | null {
  if (!isCalendarDay(birthDay) || !isCalendarDay(today) || birthDay > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether somebody is old enough to sign up on a day; not where the age is not known. */
export function isOfLegalAge(today: string, birthDay: string): boolean {
  return (ageOn(today, birthDay) ?? 0) >= legalAge;
}

export type ConsentName = keyof Consent;

/** Whether the legal-age requirement applies: in some editions it does not. */
export type ConsentRules = { readonly asksAge: boolean };

const always: readonly ConsentName[] = ['termsAgreeYn', 'termsPrivacyYn'];
const ofAge: readonly ConsentName[] = ['termsAge14Yn'];
const optional: readonly ConsentName[] = ['termsMarketingYn', 'termsAdvertisementYn'];

/** What must be ticked at sign-up (reading-service, section 5): terms, privacy, and age if asked. */
export function requiredConsents({ asksAge }: ConsentRules): readonly ConsentName[] {
  return asksAge ? [...always, ...ofAge] : always;
}

/** What a sign-up shows, in order: the required consents, then marketing and advertisement. */
export function shownConsents(rules: ConsentRules): readonly ConsentName[] {
  return [...requiredConsents(rules), ...optional];
}

/** The required consents that are not given. */
export function consentProblems(
  consents: Consent,
  rules: ConsentRules,
): readonly Problem<ConsentName, 'required'>[] {
  return requiredConsents(rules).flatMap((name) =>
    problemsOf(name, checkAgreement(consents[name] === 'Y')),
  );
}

/** Whether 'Select all' stands ticked: everything shown is. */
export function areAllSelected(consents: Consent, rules: ConsentRules): boolean {
  return shownConsents(rules).every((name) => consents[name] === 'Y');
}

/** After a press of 'Select all': everything shown is ticked or, if it all was, nothing is. */
export function toggleAllConsents(consents: Consent, rules: ConsentRules): Consent {
  const value = areAllSelected(consents, rules) ? 'N' : 'Y';
  return {
    termsAgreeYn: value,
    termsPrivacyYn: value,
    termsAge14Yn: rules.asksAge ? value : consents.termsAge14Yn,
    termsMarketingYn: value,
    termsAdvertisementYn: value,
  };
}

/** The consents as calls carry them; each is Y or N. The age is confirmed, never sent. */
export type WireConsents = {
  readonly termsOfUse: Answer;
  readonly privacyPolicy: Answer;
  readonly allowedMarketingNotification: Answer;
  readonly allowedAdvertisement: Answer;
};

/** What may arrive: sign-up forms call the privacy policy `privacyCollectionAndUse`. */
export type ReceivedConsents = Partial<
  Readonly<Record<keyof WireConsents | 'privacyCollectionAndUse', Answer | undefined>>
>;

type Answer = Consent['termsAgreeYn'];

/** The names of a form as those of the wire (reading-service, sections 3 and 7). */
export function toWireConsents(consents: Omit<Consent, 'termsAge14Yn'>): WireConsents {
  return {
    termsOfUse: consents.termsAgreeYn,
    privacyPolicy: consents.termsPrivacyYn,
    allowedMarketingNotification: consents.termsMarketingYn,
    allowedAdvertisement: consents.termsAdvertisementYn,
  };
}

/** The names of the wire as those of a form; what is not sent is not consented to. */
export function fromWireConsents(sent: ReceivedConsents): Omit<Consent, 'termsAge14Yn'> {
  return {
    termsAgreeYn: sent.termsOfUse ?? 'N',
    termsPrivacyYn: sent.privacyPolicy ?? sent.privacyCollectionAndUse ?? 'N',
    termsMarketingYn: sent.allowedMarketingNotification ?? 'N',
    termsAdvertisementYn: sent.allowedAdvertisement ?? 'N',
  };
}
