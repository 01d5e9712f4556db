import type { Consent } from '@hanji/contract/entities/member.ts';

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
