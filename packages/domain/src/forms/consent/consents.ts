import type { Consent } from '@hanji/contract/entities/member.ts';
import { checkAgreement } from '#forms/choice.ts';
import { problemsOf, type Problem } from '#forms/checked.ts';

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
