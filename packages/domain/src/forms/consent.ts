import type { Consent } from '@hanji/contract/entities/member.ts';
import { checkAgreement } from '#forms/choice.ts';
import { problemsOf, type Problem } from '#forms/checked.ts';

export type ConsentName = keyof Consent;

/** Whether the legal-age requirement applies: in some editions it does not. */
export type ConsentRules = { readonly asksAge: boolean };

const always: readonly ConsentName[] = ['termsAgreeYn', 'termsPrivacyYn'];
const ofAge: readonly ConsentName[] = ['termsAge14Yn'];
const optional: readonly ConsentName[] = ['termsMarketingYn', 'termsAdvertisementYn'];

/**
 * What must be ticked at sign-up (reading-service, section 5): terms, privacy and, where it is asked
 * for, being 14 or older, which is said and never reckoned: nobody is asked when they were born.
 */
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
